import { createStore } from "#ui/store/createStore.ts";
import { firstContext, type ShownContext } from "#studio/document/ShownContext.ts";

/** The context in which the portal and the colours are shown: who works on the dark colours sees the portal in dark. */
export const shownContext = createStore<ShownContext>(firstContext);

/** Shows another context; what is left out stays. */
export function showContext(change: Partial<ShownContext>): void {
  const { scheme, contrast } = { ...shownContext.get(), ...change };
  shownContext.set({ scheme, contrast });
}
