import { useEffect, useId, useMemo } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { FontBytes, FontChoice, FontRole } from "#studio/document/FontChoices.ts";
import { familiesOf, filesOfFont, fontLicenceFile, fontsIn } from "#studio/document/editedFonts.ts";
import { addressOfCall } from "#studio/document/addresses/studioCalls.ts";
import { valueAt } from "#contract/valueAt.ts";
import { parseTheme, withTokenValue } from "#scripts/shared/colours/themeEdits.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { fieldKey, inside } from "../fields/fieldKey.ts";
import { fieldText } from "../fields/fieldText.ts";
import { familyName } from "#studio/document/words.ts";
import { FieldFindings } from "../form/field/FieldFindings.tsx";
import { Fieldset } from "../form/field/FieldGroup.tsx";
import { useForm } from "../form/FormContext.tsx";
import { findingsWithin } from "../form/model/createForm.ts";
import { listInWords } from "../parts/listInWords.ts";
import { type OfferedChoice, OfferedChoices } from "../offers/OfferedChoices.tsx";
import { text } from "../texts.ts";
import { useWorkshop } from "../state/useWorkshop.ts";
import { Muted, Stack } from "../parts/layout.ts";

/** The name of a font in the studio's own page: a sample must not use a font of the same name on this machine. */
const sampleFamily = (family: string): string => `sample ${family}`;

/** Makes fonts of packages known to the page. A file is fetched when a sample is drawn in it. */
export function useFontFaces(families: readonly string[]): void {
  const key = families.join(" ");
  useEffect(() => {
    const faces = key
      .split(" ")
      .filter(Boolean)
      .map(
        (family) =>
          new FontFace(sampleFamily(family), `url(${addressOfCall("GET /fonts/:family", { family })})`, {
            weight: "100 1000",
          }),
      );
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [key]);
}

/** Makes the fonts of the brand's own known to the page, as they are edited. */
export function useOwnFontFaces(fonts: string | undefined): void {
  useEffect(() => {
    const files = fontsIn(fonts) ?? {};
    const faces = familiesOf(files).flatMap((family) => {
      const [first] = Object.entries(filesOfFont(files, family)).filter(([name]) => name !== fontLicenceFile);
      if (first === undefined) return [];
      const bytes = Uint8Array.from(atob(first[1]), (letter) => letter.charCodeAt(0));
      return [new FontFace(sampleFamily(family), bytes.buffer, { weight: "100 1000" })];
    });
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [fonts]);
}

const format = new Intl.NumberFormat("nb-NO", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A size as people here write it: "41,2". */
export const kilobytes = (bytes: number): string => format.format(bytes / 1000);

interface FontFieldProps {
  readonly role: FontRole;
  readonly choices: readonly FontChoice[];
}

/** Families that every browser has; a theme ends its list with one of them. */
const ownFamilies = ["sans-serif", "serif", "system-ui", "monospace"];

function sizeText(bytes: FontBytes | undefined, isOwn: boolean): string {
  if (bytes === undefined) return text(isOwn ? "fonts.notReady" : "fonts.unusable");
  return text(isOwn ? "fonts.ownInAll" : "fonts.inAll", { size: kilobytes(bytes.first) });
}

/** The names of fonts in a value: the chosen one, and those after it. */
const familiesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");

/** The text of a theme with another font for a role. The fonts after it stay. */
function withFamily(themeText: string, role: FontRole, family: string): string {
  const families = familiesIn(valueAt(parseTheme(themeText), ["font", role, "$value"]));
  const fallbacks = families.filter((each, index) => index > 0 || ownFamilies.includes(each));
  return withTokenValue(themeText, `font.${role}`, [family, ...(fallbacks.length === 0 ? ["sans-serif"] : fallbacks)]);
}

const withWeights = (themeText: string, weights: Readonly<Record<string, number>>): string =>
  Object.entries(weights).reduce((next, [token, weight]) => withTokenValue(next, token, weight), themeText);

/** Says which weights come with a font; `""`: the theme's own. */
function weightsText(weights: Readonly<Record<string, number>>): string {
  const all = [...new Set(Object.values(weights))];
  return all.length === 0 ? "" : text("fonts.weights", { weights: listInWords(all.map(String)) });
}

type OfferedFont = FontChoice & OfferedChoice;

const offeredFont = (role: FontRole, choice: FontChoice): OfferedFont => ({
  ...choice,
  value: choice.family,
  name: text(`offer.font.${role}`, { family: familyName(choice.family) }),
  change: (texts) => ({
    ...texts,
    theme: withWeights(withFamily(texts.theme, role, choice.family), choice.weights[role]),
  }),
});

/** The font of a role: the possible fonts, each in its own face, and in the portal while one is tried. */
export function FontField({ role, choices }: FontFieldProps) {
  const { chooseField } = useWorkshop();
  const { form, onFix, brand } = useForm();
  const id = useId();
  const place: FieldPlace = { kind: "theme", path: ["font", role] };
  const [first] = familiesIn(form.stateOf(inside(place, "$value")).value);
  const offered = useMemo(() => choices.map((choice) => offeredFont(role, choice)), [choices, role]);
  const words = fieldText("theme", place.path);
  const weight = form.stateOf({
    kind: "theme",
    path: ["font", role === "heading" ? "weightHeading" : "weightBody", "$value"],
  }).value;
  const isBroken = form.isBroken("theme");
  return (
    <Fieldset
      data-field={fieldKey(place)}
      aria-describedby={`${id}help ${id}findings`}
      onFocus={() => chooseField(place)}
    >
      <legend>{words?.title}</legend>
      <Muted id={`${id}help`}>{words?.text}</Muted>
      <FieldFindings id={`${id}findings`} findings={findingsWithin(form, place)} onFix={onFix} />
      <Choices>
        <OfferedChoices
          choices={offered}
          value={first}
          session={brand.session}
          // The findings say what a font of the brand's own needs: other weights, for example.
          isDisabled={({ isOwn, bytes }) => isBroken || (bytes[role] === undefined && !isOwn)}
        >
          {({ family, isOwn, bytes, weights }, describedBy) => (
            <>
              <span>
                <strong>{familyName(family)}</strong>
                <small id={describedBy}>
                  {sizeText(bytes[role], isOwn)}
                  {weightsText(weights[role])}
                </small>
              </span>
              <Sample
                aria-hidden="true"
                data-role={role}
                style={{ fontFamily: `"${sampleFamily(family)}"`, fontWeight: Number(weight) || 400 }}
              >
                {text(`fonts.sample.${role}`)}
              </Sample>
            </>
          )}
        </OfferedChoices>
      </Choices>
    </Fieldset>
  );
}

const Choices = styled(Stack)`
  gap: 0.375rem;

  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0.125rem 0.5rem;
    padding: 0.5rem 0.625rem;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
    cursor: pointer;
  }

  & > label:has(:checked) {
    border-color: ${theme.color.action};
    box-shadow: inset 0 0 0 1px ${theme.color.action};
  }

  & > label:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  & input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${theme.color.action};
  }

  & > label > span:first-of-type {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 0.75rem;
    font-size: ${theme.font.sizeSm};
  }

  & small {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
    font-variant-numeric: tabular-nums;
  }
`;

const Sample = styled.span`
  grid-column: 1 / -1;
  font-size: ${theme.font.sizeSm};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  &[data-role="heading"] {
    font-size: ${theme.font.sizeLg};
    line-height: 1.25;
  }
`;
