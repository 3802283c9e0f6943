import { ok, noContent, apiError, callHandler } from "../callHandler.ts";
import type { avtalerAnswer } from "#answers/avtaler.ts";
import type { Sent } from "#answers/schema.ts";
import type { tilbudAnswer } from "#answers/tilbud.ts";
import { writeDay } from "../../world/dayFromToday.ts";
import type { CustomerAvtale } from "../../world/customer.ts";

/** In øre, so that sums have no rounding errors; 0 for an unreadable price. */
function inOre(price: CustomerAvtale["monthlyPrice"]): number {
  const kroner = typeof price === "string" && price !== "" ? Number(price) : price;
  return typeof kroner === "number" && Number.isFinite(kroner) ? Math.round(kroner * 100) : 0;
}

function withSums(
  avtaler: readonly CustomerAvtale[],
  today: string,
  systemSourceError: boolean,
): Sent<typeof avtalerAnswer> {
  const monthly = avtaler.reduce((sum, avtale) => sum + inOre(avtale.monthlyPrice), 0);
  const dated = avtaler.map((avtale) => ({ ...avtale, endDate: writeDay(avtale.endDate, today) }));
  return { avtaler: dated, monthlySum: monthly / 100, yearlySum: (monthly * 12) / 100, systemSourceError };
}

/** The last segment of a path, decoded; undefined for an invalid encoding. */
function lastSegment({ pathname }: URL): string | undefined {
  try {
    return decodeURIComponent(pathname.split("/").at(-1) ?? "");
  } catch {
    return undefined;
  }
}

/** Agreements, own and partner's, and offers (spec: http-33, http-34). */
export const avtaleHandlers = [
  callHandler("GET /avtaleoversikt/avtaler", ({ customer, today }) =>
    ok(withSums(customer.avtaler, today, customer.partlyDown.includes("avtaler"))),
  ),

  callHandler("GET /eikaintegrasjon/avtaler", ({ customer, today }) =>
    ok(withSums(customer.partnerAvtaler, today, customer.partlyDown.includes("partneravtaler"))),
  ),

  callHandler("GET /avtaleoversikt/tilbud", ({ customer, today }) => {
    const dated = customer.tilbud.map((tilbud) => ({
      ...tilbud,
      expirationDate: writeDay(tilbud.expirationDate, today),
    }));
    const list: Sent<typeof tilbudAnswer> = {
      tilbud: dated,
      systemSourceError: customer.partlyDown.includes("tilbud"),
    };
    return ok(list);
  }),

  callHandler("DELETE /avtaleoversikt/tilbud/:policyNumber", ({ customer, url }) => {
    const policyNumber = lastSegment(url);
    const rest = customer.tilbud.filter((tilbud) => !policyNumber || tilbud.policyNumber !== policyNumber);
    if (rest.length === customer.tilbud.length) return apiError(404, "TILBUD_FINNES_IKKE");
    customer.tilbud = rest;
    return noContent();
  }),
];
