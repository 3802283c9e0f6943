import { useState } from "react";
import { isObject } from "#contract/isObject.ts";
import { useStore } from "#ui/store/useStore.ts";
import { type FieldPlace, fieldOf } from "#studio/document/describeField.ts";
import { pageTitle } from "../../preview/scenes/sceneGroups.ts";
import { sceneOf } from "../../preview/whereSeen.ts";
import { countText, text } from "../../texts.ts";
import { TextControl } from "../controls/TextControl.tsx";
import { useForm } from "../FormContext.tsx";
import { partOfText, type PortalTextHit, searchTexts } from "../model/searchTexts.ts";
import { EditedField } from "./EditedField.tsx";
import { Fieldset } from "./FieldGroup.tsx";
import { useWorkshop } from "../../state/useWorkshop.ts";
import { Muted } from "../../parts/layout.ts";

const mostHits = 20;

/** The part of the portal that a text belongs to, and the page that shows it: once, where both have one name. */
function placeWords(part: string, page: string): string {
  if (page === "") return part;
  return part === page ? text("portalTexts.page", { page }) : text("portalTexts.place", { part, page });
}

/** One text of the portal, in the brand's own words or in the portal's. */
function PortalText({ file, name, original }: PortalTextHit) {
  const { form, brand, afterPress } = useForm();
  const place: FieldPlace = { kind: "descriptor", path: ["texts", file, name] };
  const part = partOfText({ file, name, original });
  const scene = sceneOf(place);
  const { value, own, inherited } = form.stateOf(place);
  return (
    <EditedField
      place={place}
      title={original}
      fallback={{ reset: text("portalTexts.reset") }}
      explanation={placeWords(part, scene === undefined ? "" : pageTitle(brand.choices, scene))}
    >
      {(control) => (
        <TextControl
          {...control}
          value={typeof value === "string" ? value : original}
          isLong={original.includes("\n")}
          onChange={(next) => form.set(place, next, "typing")}
          // The portal's own words need not be in the file.
          onLeave={() => {
            if (inherited === undefined && (own === "" || own === original))
              afterPress(() => form.set(place, undefined));
          }}
        />
      )}
    </EditedField>
  );
}

/** The text that was asked for: it is shown, also when it is in the portal's own words. */
function wantedText(field: FieldPlace | undefined): { readonly file: string; readonly name: string } | undefined {
  const [first, file, name] = field === undefined ? [] : fieldOf(field).path;
  return first === "texts" && name !== undefined ? { file: String(file), name: String(name) } : undefined;
}

const isAmong = (hits: readonly PortalTextHit[], { file, name }: PortalTextHit): boolean =>
  hits.some((hit) => hit.file === file && hit.name === name);

/**
 * The texts that are shown. Until something else is searched for, each stays in its place: while somebody writes, a text
 * may become the brand's own, or the portal's again.
 * @param asked shown first, unless they are shown already
 */
function useKeptHits(
  question: string,
  asked: readonly PortalTextHit[],
  listed: readonly PortalTextHit[],
): readonly PortalTextHit[] {
  const [kept, setKept] = useState<{ readonly question: string; readonly hits: readonly PortalTextHit[] }>();
  const before = kept?.question === question ? kept.hits : [];
  const known = [...before, ...listed.filter((hit) => !isAmong(before, hit))];
  const shown = [...asked.filter((hit) => !isAmong(known, hit)), ...known];
  if (kept?.question !== question || shown.length > before.length) setKept({ question, hits: shown });
  return shown;
}

/** The portal's texts: the texts in the brand's own words, and a search over all texts. */
export function PortalTexts({ place }: { readonly place: FieldPlace }) {
  const { wantedField } = useWorkshop();
  const { form, filter, brand } = useForm();
  const { value } = form.stateOf(place);
  const texts = brand.basis.texts[form.languages.shown];
  const own = Object.entries(isObject(value) ? value : {}).flatMap(([file, keys]) =>
    Object.keys(isObject(keys) ? keys : {}).map((name) => ({ file, name, original: texts[file]?.[name] ?? name })),
  );
  const wanted = wantedText(useStore(wantedField));
  const { query } = filter;
  const hits = query === "" ? [] : searchTexts(texts, query, filter.way);
  const listed = query === "" ? own : hits.slice(0, mostHits);
  const original = wanted && texts[wanted.file]?.[wanted.name];
  // A search is about something else than the text that was asked for before it.
  const asked = query !== "" || wanted === undefined || original === undefined ? [] : [{ ...wanted, original }];
  const shown = useKeptHits(JSON.stringify([query, form.environment, form.languages.shown]), asked, listed);
  if (query !== "" && shown.length === 0) return null;
  return (
    <Fieldset>
      <legend>{text("portalTexts.title")}</legend>
      <Muted role="status">
        {query === "" && (own.length === 0 ? text("portalTexts.help") : countText("portalTexts.own", own.length))}
        {query !== "" && countText("portalTexts.hits", hits.length)}
        {hits.length > mostHits && `. ${text("portalTexts.most", { count: mostHits })}`}
      </Muted>
      {shown.map((hit) => (
        <PortalText key={`${hit.file}:${hit.name}`} {...hit} />
      ))}
    </Fieldset>
  );
}
