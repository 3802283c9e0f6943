import { useContext, useMemo } from "react";
import { clientContextQuery } from "#api/auth.ts";
import { egneAvtalerQuery, partneravtalerQuery } from "#api/avtaler.ts";
import type { Avtaler } from "#domain/avtale/avtale.ts";
import { type Answer, useAnswer } from "#core/query/useAnswer.ts";
import { DrawnAvtaler } from "#core/page/DrawnAvtaler.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { isPartnerEligible } from "#domain/avtale/partnerEligibility.ts";
import { type AvtalerPart, type AvtalerView, avtalerView } from "#domain/avtale/avtalerView.ts";

/** The agreements on the overview, and a way to fetch again what failed. */
export interface AvtalerState {
  readonly view: AvtalerView;
  /**
   * Whether the session qualifies for the partner's systems (spec: avtaler-12); undefined while it is unknown, or when
   * it stays unknown.
   */
  readonly isPartnerEligible: boolean | undefined;
  /** The answers for our own agreements, and all answers that the partner's agreements need. */
  readonly answers: { readonly own: Answer<Avtaler>; readonly partner: readonly Answer<unknown>[] };
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** The customer's own agreements and, for sessions that qualify (spec: avtaler-12), the agreements in the partner's systems. */
export function useAvtaler(): AvtalerState {
  const { partnerAgreements } = useTenant();
  const own = useAnswer(egneAvtalerQuery());
  const context = useAnswer(clientContextQuery());
  const isEligible =
    context.data &&
    isPartnerEligible(partnerAgreements, {
      shortname: context.data.distributor?.shortname,
      bankPlace: context.data.loginBankplassRegisterNummer,
    });
  const partner = useAnswer({ ...partneravtalerQuery(), enabled: isEligible === true });

  const ownPart = usePart(own.data, own.status);
  const partnerPart = usePart(
    isEligible === true ? partner.data : undefined,
    isEligible === true ? partner.status : context.status,
  );
  const isAbsent = isEligible === false;
  const drawn = useContext(DrawnAvtaler);
  const view = useMemo(
    () => avtalerView(ownPart, isAbsent ? { status: "absent" } : partnerPart),
    [ownPart, partnerPart, isAbsent],
  );

  const failing = [own, context, partner].filter(({ status }) => status === "failed" || status === "outdated");
  return {
    view: drawn ?? view,
    isPartnerEligible: isEligible,
    answers: { own, partner: [context, partner] },
    isRetrying: failing.some(({ isRetrying }) => isRetrying),
    retry: () => {
      for (const answer of failing) answer.retry();
    },
  };
}

function usePart(liste: Avtaler | undefined, status: Answer<Avtaler>["status"]): AvtalerPart {
  return useMemo(() => {
    if (liste !== undefined) return { status: "loaded", liste, isOutdated: status === "outdated" };
    return { status: status === "failed" ? "failed" : "pending" };
  }, [liste, status]);
}
