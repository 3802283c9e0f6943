import type { PreviewChoices, PreviewPageChoice, PreviewStateChoice } from "#studio/document/PreviewChoices.ts";
import { text } from "../../texts.ts";

/** A page in a state, as it is chosen. */
export interface Scene {
  readonly path: string;
  /** Id of the state; `""`: nothing unusual. */
  readonly state: string;
}

/** A line of the list. */
export interface SceneOption extends Scene {
  /** The name of the state. */
  readonly title: string;
}

/** The states of a page, or of an entry of the gallery. */
export interface SceneGroup {
  readonly path: string;
  readonly title: string;
  /** The group of the gallery that it belongs to. */
  readonly group: string | undefined;
  readonly options: readonly SceneOption[];
}

/** The states of a page: first its own, then the states that every page of the portal has. */
export function statesOf(
  { states }: Pick<PreviewChoices, "states">,
  page: PreviewPageChoice | undefined,
): readonly PreviewStateChoice[] {
  const own = states.filter((state) => state.page === page?.path);
  return page?.needsState === true ? own : [...own, ...states.filter((state) => state.page === undefined)];
}

/** The name of a page. */
export const pageTitle = (choices: PreviewChoices, { path }: Pick<Scene, "path">): string =>
  choices.pages.find((each) => each.path === path)?.title ?? "";

/** The name of page and state, as in the list. */
export function sceneTitle(choices: PreviewChoices, { path, state }: Scene): string {
  return text("preview.scene.of", {
    page: pageTitle(choices, { path }),
    state: choices.states.find(({ id }) => id === state)?.title ?? choices.normal,
  });
}

/** Everything that can be shown, by page. */
export function sceneGroups(choices: PreviewChoices): readonly SceneGroup[] {
  return choices.pages.map((page) => {
    const normal = page.needsState === true ? [] : [{ id: "", title: choices.normal }];
    const options = [...normal, ...statesOf(choices, page)].map(({ id, title }) => ({
      path: page.path,
      state: id,
      title,
    }));
    return { path: page.path, title: page.title, group: page.group, options };
  });
}

/** The groups with the options that have every word of a search, in the names of group, page and state. */
export function findScenes(groups: readonly SceneGroup[], search: string): readonly SceneGroup[] {
  const words = search.toLocaleLowerCase("nb").split(/\s+/);
  return groups
    .map((each) => ({
      ...each,
      options: each.options.filter(({ title }) => {
        const text = `${each.group ?? ""} ${each.title} ${title}`.toLocaleLowerCase("nb");
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ options }) => options.length > 0);
}
