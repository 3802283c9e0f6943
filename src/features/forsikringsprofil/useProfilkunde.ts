import { livkundeQuery } from "#api/livkunde.ts";
import { skadekundeQuery } from "#api/skadekunde.ts";
import { type Answer, useAnswer } from "#core/query/useAnswer.ts";
import { isKeptBySkade, type Profilkunde, toProfilkunde } from "./profilkunde.ts";

/** The customer of the profile, and a way to fetch again what failed. */
export interface ProfilkundeState {
  readonly kunde: Profilkunde;
  /** The calls that say who the customer is. */
  readonly answers: readonly Answer<unknown>[];
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Asks the damage systems who the customer is, and the life systems when those do not keep the contact details. */
export function useProfilkunde(): ProfilkundeState {
  const skade = useAnswer(skadekundeQuery());
  const isLivNeeded = skade.data !== undefined && !isKeptBySkade(skade.data);
  const liv = useAnswer({ ...livkundeQuery(), enabled: isLivNeeded });
  const failing = [skade, liv].filter(({ status }) => status === "failed");
  const partOf = <Data>({ status, data }: Answer<Data>) => (status === "failed" ? status : data);
  return {
    kunde: toProfilkunde(partOf(skade), partOf(liv)),
    answers: [skade, liv],
    isRetrying: failing.some(({ isRetrying }) => isRetrying),
    retry: () => {
      for (const answer of failing) answer.retry();
    },
  };
}
