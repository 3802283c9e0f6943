import { useEffect, useMemo } from "react";
import { useStore } from "#ui/store/useStore.ts";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import { withoutLacks } from "./newParts.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

/** The state of a session with the findings that are shown: what new parts lack is none until they are left or saved. */
export function useShownState(session: EditSession): EditState {
  const { endParts, newParts } = useWorkshop();
  const state = useStore(session);
  const parts = useStore(newParts);
  useEffect(() => {
    if (state.saving === "running") endParts();
  }, [state.saving, endParts]);
  return useMemo(() => {
    const checked = withoutLacks(state.checked, parts);
    return checked === state.checked ? state : { ...state, checked };
  }, [state, parts]);
}
