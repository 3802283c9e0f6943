import { createStore } from "#ui/store/createStore.ts";

/**
 * The text of a theme that the portal shows instead of the edited one, while somebody chooses colours and has not
 * decided yet. It is no edit: nothing is stored, and nothing has to be undone.
 */
export const offeredTheme = createStore<string | undefined>(undefined);
