import { useQuery } from "@tanstack/react-query";
import { pageAddress } from "#contract/pagePaths.ts";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import { isUnder18 } from "#domain/kunde/isUnder18.ts";
import { type Skadekunde, skadekundeQuery } from "./skadekunde.ts";

const isBlocked = (kunde: Skadekunde | null): boolean => isUnder18(kunde?.ssn, dayInOslo(new Date()));

/** Whether the customer is under 18, and so cannot buy online (spec: kjop-13). False while that is not known. */
export function useIsUnder18(): boolean {
  // The page's own query asks for the customer; this one only reads along.
  const { data } = useQuery({ ...skadekundeQuery(), select: isBlocked, refetchOnMount: false, retryOnMount: false });
  return data === true;
}

/** Where a link to a purchase leads: a customer under 18 gets the page that says why not (spec: kjop-13). */
export function useBuyHref<Href extends string | undefined>(href: Href): Href | string {
  const isUnderAge = useIsUnder18();
  return isUnderAge && href !== undefined ? pageAddress("/kjopsinnganger") : href;
}
