import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { skadekundeQuery } from "#api/skadekunde.ts";
import { takeInput } from "#core/storage/keptInput.ts";
import { makeLastAgain } from "#core/http/lastingChoice.ts";
import { useAnswer } from "#core/query/useAnswer.ts";
import { shareChanges } from "#core/query/shareChanges.ts";
import { useAnalytics } from "./analytics/useAnalytics.ts";

/**
 * The background work of every page: it reports to analytics, and tells other tabs of changes. It removes texts that
 * another customer has typed in this tab, and tells the server of a choice that it has not heard of. Shows nothing.
 */
export function BackgroundWork() {
  const queryClient = useQueryClient();
  useEffect(() => shareChanges(queryClient), [queryClient]);
  useEffect(() => makeLastAgain(), []);
  // The page's own query asks; this one does not.
  const { data: kunde } = useAnswer({ ...skadekundeQuery(), enabled: false });
  useEffect(() => {
    if (kunde !== undefined) void takeInput(kunde?.niceKundenummer, undefined);
  }, [kunde]);
  useAnalytics();
  return undefined;
}
