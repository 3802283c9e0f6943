import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { clientContextQuery } from "#api/auth.ts";
import { egneAvtalerQuery, partneravtalerQuery } from "#api/avtaler.ts";
import type { Avtaler } from "#domain/avtale/readAvtaler.ts";
import { hasFailed } from "#core/query/hasFailed.ts";
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
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** The customer's own agreements and, for sessions that qualify (spec: avtaler-12), those in the partner's systems. */
export function useAvtaler(): AvtalerState {
  const { partnerAgreements } = useTenant();
  const own = useQuery(egneAvtalerQuery());
  const context = useQuery(clientContextQuery());
  const isEligible =
    context.data &&
    isPartnerEligible(partnerAgreements, {
      shortname: context.data.distributor?.shortname,
      bankPlace: context.data.loginBankplassRegisterNummer,
    });
  const partner = useQuery({ ...partneravtalerQuery(), enabled: isEligible === true });

  const ownPart = usePart(own.data, hasFailed(own), own.isError);
  const partnerData = isEligible ? partner.data : undefined;
  const isUnknown = hasFailed(context) || (isEligible === true && hasFailed(partner));
  const partnerPart = usePart(partnerData, isUnknown, partner.isError);
  const isAbsent = isEligible === false;
  const view = useMemo(
    () => avtalerView(ownPart, isAbsent ? { status: "absent" } : partnerPart),
    [ownPart, partnerPart, isAbsent],
  );

  const failing = [own, context, partner].filter((query) => query.isError || hasFailed(query));
  return {
    view,
    isPartnerEligible: isEligible,
    isRetrying: failing.some((query) => query.isFetching),
    retry: () => {
      for (const query of failing) void query.refetch();
    },
  };
}

function usePart(liste: Avtaler | undefined, isFailed: boolean, isOutdated: boolean): AvtalerPart {
  return useMemo(() => {
    if (liste !== undefined) return { status: "loaded", liste, isOutdated };
    return { status: isFailed ? "failed" : "pending" };
  }, [liste, isFailed, isOutdated]);
}
