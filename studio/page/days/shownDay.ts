import { createStore } from "#ui/store/createStore.ts";

/** Date and time in Norway of the portal beside the form; undefined: the present. */
export const shownDay = createStore<string | undefined>(undefined);

/** Shows the portal at a date and time, as `2026-12-01T12:00`; undefined: the present. */
export function showDay(time: string | undefined): void {
  if (time !== shownDay.get()) shownDay.set(time);
}

/** The name of the campaign that is shown before, during and after it, in place of the portal; undefined: none. */
export const comparedCampaign = createStore<string | undefined>(undefined);

/** Shows the portal before, during and after a campaign; undefined: as usual. */
export const compareCampaign = (name: string | undefined): void => comparedCampaign.set(name);
