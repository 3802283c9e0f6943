import { type QueryCache, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { isObject } from "#contract/isObject.ts";
import { SystemMessage } from "#ui/feedback/SystemMessage.tsx";
import { useStore } from "#ui/store/useStore.ts";

const isFlagged = (data: unknown): boolean => isObject(data) && data["systemSourceError"] === true;

/** Whether any answer in the cache says that a source system failed, whichever call it came from. */
const sourceErrorFlag = (cache: QueryCache) => ({
  get: () => cache.getAll().some((query) => isFlagged(query.state.data)),
  subscribe: (listener: () => void) => cache.subscribe(listener),
});

/** Says that some source systems have failed (spec: oversikt-4), when an answer of the API says so. */
export function SystemproblemBanner() {
  const { t } = useTranslation("oversikt");
  const cache = useQueryClient().getQueryCache();
  const flag = useMemo(() => sourceErrorFlag(cache), [cache]);
  // During hydration the page must match the static shell, which has no banner. The banner follows right after.
  if (!useStore(flag, () => false)) return null;
  return (
    <SystemMessage variant="warning" label={t("systemproblem.label")} announced>
      {t("systemproblem")}
    </SystemMessage>
  );
}
