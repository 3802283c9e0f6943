import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import { fieldKey, type FieldPlace } from "../fields/chosenField.ts";
import { fieldText, fieldTitle } from "../fields/fieldText.ts";
import { sectionOf } from "../fields/sectionOf.ts";
import { allFields, searched } from "../form/model/createFilter.ts";
import type { Form } from "../form/model/createForm.ts";
import { allTexts, partOfText, type PortalTextHit, searchedText } from "../form/model/searchTexts.ts";
import { sceneGroups } from "../preview/scenes/sceneGroups.ts";
import { showInPreview } from "../preview/view/wantedView.ts";
import { text } from "../texts.ts";
import type { Hit, HitSource } from "./Hit.ts";

type OpenPlace = (place: FieldPlace) => void;

/** The titles around a field, and its section: the same title can be in several. */
function placeInWords({ kind, path }: FieldPlace): string {
  const around = path.slice(0, -1).map((_, at) => fieldText(kind, path.slice(0, at + 1))?.title);
  const section = sectionOf({ kind, path })?.title;
  return [...new Set([section, ...around])].filter((each) => each !== undefined).join(" › ");
}

const fieldHit = (form: Form, place: FieldPlace, onOpen: OpenPlace): Hit => ({
  id: `field ${fieldKey(place)}`,
  title: fieldTitle(place),
  note: placeInWords(place),
  searched: searched(form, place),
  run: () => onOpen(place),
});

function textHit(form: Form, hit: PortalTextHit, onOpen: OpenPlace): Hit {
  const place: FieldPlace = { kind: "descriptor", path: ["texts", hit.file, hit.name] };
  const { value } = form.stateOf(place);
  const found = searchedText(hit);
  const own = typeof value === "string" ? [value] : [];
  return {
    id: `field ${fieldKey(place)}`,
    title: own[0] ?? hit.original,
    note: partOfText(hit),
    searched: { ...found, words: [...found.words, ...own] },
    run: () => onOpen(place),
  };
}

/** A text of the portal is found as one, also when the brand has its own words for it. */
const isPortalText = ({ kind, path: [first, ...rest] }: FieldPlace): boolean =>
  kind === "descriptor" && first === "texts" && rest.length > 0;

/** The fields of a brand, and the texts of its portal. */
export function fieldSources(
  form: Form,
  texts: Parameters<typeof allTexts>[0],
  onOpen: OpenPlace,
): readonly HitSource[] {
  return [
    {
      title: text("palette.fields"),
      isSearched: true,
      hits: allFields(form)
        .filter((place) => !isPortalText(place))
        .map((place) => fieldHit(form, place, onOpen)),
    },
    {
      title: text("palette.texts"),
      isSearched: true,
      hits: allTexts(texts).map((hit) => textHit(form, hit, onOpen)),
    },
  ];
}

/** The pages and states of the preview. */
export const sceneSource = (choices: PreviewChoices): HitSource => ({
  title: text("palette.scenes"),
  isSearched: true,
  hits: sceneGroups(choices).flatMap((group) =>
    group.options.map(({ path, state, title }) => ({
      id: `scene ${path} ${state}`,
      title: text("preview.scene.of", { page: group.title, state: title }),
      note: group.group && text("preview.scene.group", { group: group.group }),
      searched: { words: [group.group ?? "", group.title, title], path: "", about: [] },
      run: () => showInPreview({ path, state }),
    })),
  ),
});
