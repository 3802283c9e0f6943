import type { Language } from "#contract/pageLanguage.ts";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { FieldPath, FieldPlace } from "#studio/document/describeField.ts";
import { smallButtonStyle } from "../../parts/controlStyle.ts";
import { useForm } from "../FormContext.tsx";
import { text } from "../../texts.ts";
import { useWorkshop } from "../../state/useWorkshop.ts";

interface SisterTextsProps {
  readonly place: FieldPlace;
  /** The name of the field. */
  readonly title: string;
  /** Whether somebody is at the field. */
  readonly hasFocus: boolean;
}

const isSamePath = (a: FieldPath, b: FieldPath): boolean =>
  a.length === b.length && a.every((step, at) => String(step) === String(b[at]));

/**
 * A text in the other languages of the brand. Whoever translates always sees the words of the brand's own language; the
 * others are shown while somebody is at the field, each with the way to it, and when one has changed and another has not.
 */
export function SisterTexts({ place, title, hasFocus }: SisterTextsProps) {
  const { openField } = useWorkshop();
  const { form } = useForm();
  const { own, all, shown, placeIn, older } = form.languages;
  const { path } = form.inFile(place);
  const isOlder = (language: Language): boolean =>
    older.get(language)?.some((each) => isSamePath(each.path, path)) === true;
  const wordsIn = (language: Language): string => {
    const value = form.valueIn(language, place.path);
    return typeof value === "string" ? value : "";
  };
  // What no language has is not missing.
  const isUsed = all.some((language) => wordsIn(language) !== "");
  const others = all.filter(
    (language) => language !== shown && (hasFocus || isOlder(language) || (isUsed && language === own)),
  );
  if (others.length === 0) return null;
  return (
    <Sisters aria-label={text("languages.sisters", { title })}>
      {others.map((language) => {
        const words = wordsIn(language);
        const target = placeIn(language, path);
        return (
          <li key={language}>
            <span>{text(`language.${language}`)}</span>
            {words !== "" && <q lang={language}>{words}</q>}
            {words === "" && isUsed && <em>{text("languages.missingHere")}</em>}
            {isOlder(language) && <em>{text("languages.notChanged")}</em>}
            {isOlder(shown) && !isOlder(language) && <em>{text("languages.changedAlone")}</em>}
            {hasFocus && (
              <button
                type="button"
                data-reset
                aria-label={text("languages.writeField", { title, language: text(`language.${language}.lower`) })}
                onClick={() => openField(target.kind, target.path)}
              >
                {text("languages.write", { language: text(`language.${language}.lower`) })}
              </button>
            )}
          </li>
        );
      })}
    </Sisters>
  );
}

const Sisters = styled.ul`
  display: grid;
  gap: 0.125rem;
  padding: 0 0 0 0.625rem;
  border-inline-start: 2px solid ${theme.color.border};
  color: ${theme.color.textSubtle};
  font-size: ${theme.font.sizeXs};
  line-height: 1.45;

  & > li {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  & > li > :is(span, q, em) {
    margin-inline-end: 0.5rem;
  }

  & > li > span {
    font-weight: ${theme.font.weightStrong};
  }

  & > li > q {
    quotes: none;
  }

  & > li > em {
    color: ${theme.color.onWarning};
    font-style: normal;
  }

  & > li > button {
    ${smallButtonStyle}
    min-height: 1.5rem;
    padding-block: 0;
  }
`;
