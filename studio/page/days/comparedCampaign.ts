import { createStore } from "#ui/store/createStore.ts";

/** The name of the campaign that is shown before, during and after it, in place of the portal; undefined: none. */
export const comparedCampaign = createStore<string | undefined>(undefined);

/** Shows the portal before, during and after a campaign; undefined: as usual. */
export const compareCampaign = (name: string | undefined): void => comparedCampaign.set(name);
