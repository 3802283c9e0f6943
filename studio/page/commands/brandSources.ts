import { tokenColour } from "#scripts/shared/colours/themeColours.ts";
import { type FieldPlace, fieldTitle, valueText } from "#studio/document/describeField.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import type { ColoursByRole } from "../colours/contexts/themeContexts.ts";
import { fieldKey } from "../fields/fieldKey.ts";
import { fieldText } from "../fields/fieldText.ts";
import { isInPanel, sectionOf } from "../fields/sectionOf.ts";
import { allFields, nameOfColour, searched } from "../form/model/createFilter.ts";
import type { Form } from "../form/model/createForm.ts";
import { allTexts, partOfText, type PortalTextHit, searchedText } from "../form/model/searchTexts.ts";
import { sceneGroups } from "../preview/scenes/sceneGroups.ts";
import type { Shown } from "../state/createShown.ts";
import { text } from "../texts.ts";
import type { Hit, HitSource } from "./hits.ts";

type OpenPlace = (place: FieldPlace) => void;

/** The section of a field, and the titles around it: the same title can be in several places. */
function placeInWords({ kind, path }: FieldPlace): string | undefined {
  const titles = path.map((_, at) => fieldText(kind, path.slice(0, at + 1))?.title);
  const around = [sectionOf({ kind, path })?.title, ...titles.slice(0, -1)];
  const others = [...new Set(around)].filter((each) => each !== undefined && each !== titles.at(-1));
  return others.length === 0 ? undefined : others.join(" › ");
}

/** The value of a field in words. The name of an image is none: it is a file. */
function valueInWords(form: Form, place: FieldPlace): string | undefined {
  const { value } = form.stateOf(place);
  const isText = typeof value === "string" && !isInPanel(place);
  return valueText(place.kind, place.path, value) ?? (isText ? value : undefined);
}

/** The colour that a field of the theme is, as CSS: of a role as it is shown now, of the palette as it is written. */
function colourOf(form: Form, colours: ColoursByRole | undefined, { kind, path }: FieldPlace): string | undefined {
  const [group, name] = path;
  if (kind !== "theme" || name === undefined) return undefined;
  if (group === "color") return colours?.get(String(name))?.css;
  if (group !== "palette") return undefined;
  return tokenColour({ palette: form.stateOf({ kind, path: ["palette"] }).value }, path.join("."))?.css;
}

function fieldHit(form: Form, colours: ColoursByRole | undefined, place: FieldPlace, onOpen: OpenPlace): Hit {
  const colour = colourOf(form, colours, place);
  return {
    id: `field ${fieldKey(place)}`,
    title: nameOfColour(form, place) ?? fieldTitle(place),
    value: colour ?? valueInWords(form, place),
    colour,
    note: placeInWords(place),
    searched: searched(form, place),
    run: () => onOpen(place),
  };
}

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

/** A text of the portal is found as one; a colour, whatever the scheme, as the role of the theme. */
const isOther = ({ kind, path }: FieldPlace): boolean =>
  kind === "dark" || kind === "more" || (path[0] === "texts" && path.length > 1) || path.at(-1) === "$root";

/**
 * The fields of a brand, and the texts of its portal.
 * @param colours as they are shown now
 */
export function fieldSources(
  form: Form,
  colours: ColoursByRole | undefined,
  texts: Parameters<typeof allTexts>[0],
  onOpen: OpenPlace,
): Readonly<Record<"fields" | "texts", HitSource>> {
  // A part of a field may be in another section too.
  const fields = new Map(allFields(form).map((place) => [fieldKey(place), place]));
  return {
    fields: {
      title: text("palette.fields"),
      isSearched: true,
      hits: [...fields.values()]
        .filter((place) => !isOther(place))
        .map((place) => fieldHit(form, colours, place, onOpen)),
    },
    texts: {
      title: text("palette.texts"),
      isSearched: true,
      hits: allTexts(texts).map((hit) => textHit(form, hit, onOpen)),
    },
  };
}

/** The pages and states of the preview. */
export const sceneSource = (choices: PreviewChoices, onShow: Shown["showInPreview"]): HitSource => ({
  title: text("palette.scenes"),
  isSearched: true,
  hits: sceneGroups(choices).flatMap((group) =>
    group.options.map(({ path, state, title }) => ({
      id: `scene ${path} ${state}`,
      title: text("preview.scene.of", { page: group.title, state: title }),
      note: group.group && text("preview.scene.group", { group: group.group }),
      searched: { words: [group.group ?? "", group.title, title], path: "", about: [] },
      run: () => onShow({ path, state }),
    })),
  ),
});
