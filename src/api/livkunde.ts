import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { type Livkunde, livkundeAnswer } from "#answers/kunde.ts";
import { request } from "#core/http/request.ts";
import { kundeFreshMs } from "#core/cacheDurations.ts";
import { type KontaktChange, optimisticKontakt } from "./optimisticKontakt.ts";
import { createWriteCount } from "./createWriteCount.ts";

/** The life customer. Personal, so it is never persisted (spec: storage-4). */
export const livkundeQuery = () =>
  queryOptions({
    queryKey: ["livkunde"],
    queryFn: ({ signal }) => request({ call: "GET /liv/kunde/v1/kunde", answer: livkundeAnswer, signal }),
    staleTime: kundeFreshMs,
  });

const writes = createWriteCount();
const wireNames = { epost: "epost", mobil: "telefon" } as const;

/** Changes the contact details of a customer without niceKundenummer (spec: profil-18). */
export const livkundeKontaktMutation = () =>
  mutationOptions({
    mutationKey: ["livkunde", "kontakt"],
    scope: { id: "kontakt" },
    mutationFn: ({ felt, verdi }: KontaktChange, { client }) => {
      // The API requires the e-mail address with the phone number: the current one when this write is sent.
      const epost = felt === "epost" ? verdi : client.getQueryData(livkundeQuery().queryKey)?.epost;
      const body = felt === "epost" ? { epost } : { epost, telefon: verdi };
      return request({ call: "POST /liv/kunde/v1/contactInfo", body });
    },
    ...optimisticKontakt<Livkunde>({
      queryKey: livkundeQuery().queryKey,
      writes,
      read: (livkunde, felt) => livkunde[wireNames[felt]],
      write: (livkunde, felt, verdi) => ({ ...livkunde, [wireNames[felt]]: verdi }),
    }),
  });
