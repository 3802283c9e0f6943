import { useAnswer } from "#core/query/useAnswer.ts";
import { todayInOslo } from "#domain/format/dayInOslo.ts";
import { isUnder18 } from "#domain/kunde/fodselsnummer.ts";
import type { Skadekunde } from "#answers/kunde.ts";
import { skadekundeQuery } from "./skadekunde.ts";

const isUnderAge = (kunde: Skadekunde | null): boolean => isUnder18(kunde?.ssn, todayInOslo());

/** Whether the customer is under 18, and so cannot buy online (spec: kjop-13). False while that is not known. */
export function useIsUnder18(): boolean {
  // The page's own query refreshes the customer; this one does not.
  const { data } = useAnswer({ ...skadekundeQuery(), refetchOnMount: false, retryOnMount: false });
  return data !== undefined && isUnderAge(data);
}
