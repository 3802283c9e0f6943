import { useRef, useState } from "react";
import styled from "styled-components";
import { languages as portalLanguages, type Language } from "#contract/pageLanguage.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { theme } from "#ui/theme/theme.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { smallButtonStyle } from "../../parts/controlStyle.ts";
import { EditedField } from "./EditedField.tsx";
import { useForm } from "../FormContext.tsx";
import { useAfterCommit } from "../../parts/useAfterCommit.ts";
import { text } from "../../texts.ts";
import { useWorkshop } from "../../state/useWorkshop.ts";
import { withLanguage, withoutLanguage } from "../../languages/languageEdits.ts";

const lower = (language: Language): string => text(`language.${language}.lower`);

/** The languages of a brand: others can be added, and removed again when that is confirmed. */
export function LanguagesField({ place }: { readonly place: FieldPlace }) {
  const { form, brand } = useForm();
  const { own, all } = form.languages;
  const [asked, setAsked] = useState<Language>();
  const box = useRef<HTMLDivElement>(null);
  const afterCommit = useAfterCommit();
  const { session } = brand;
  const { beginPart } = useWorkshop();
  // The pressed button goes: the focus stays in the field, at the language that was added.
  const done = (said: string, added?: Language) => {
    setAsked(undefined);
    announcements.announce(said);
    const row = added === undefined ? "" : `[data-language="${added}"] `;
    afterCommit(() => box.current?.querySelector<HTMLElement>(`${row}button`)?.focus());
  };
  const add = (language: Language) => {
    beginPart({ kind: language, path: [] });
    session.edit(withLanguage(session.get().history.texts, all, language, brand));
    done(text("languages.added", { title: text(`language.${language}`) }), language);
  };
  const remove = (language: Language) => {
    session.edit(withoutLanguage(session.get().history.texts, all, language, brand));
    done(text("languages.removed", { title: text(`language.${language}`) }));
  };
  const ask = (language: Language) => {
    setAsked(language);
    afterCommit(() => box.current?.querySelector<HTMLElement>("[data-asked] button")?.focus());
  };
  return (
    <EditedField place={place} isLabelled={false} canBeReset={false}>
      {({ isReadOnly }) => (
        <Box ref={box}>
          <ul>
            {all.map((language) => (
              <li key={language} data-language={language}>
                {language === own
                  ? text("languages.own", { title: text(`language.${own}`) })
                  : text(`language.${language}`)}
                {language !== own && !isReadOnly && asked !== language && (
                  <button type="button" onClick={() => ask(language)}>
                    {text("languages.remove", { language: lower(language) })}
                  </button>
                )}
                {asked === language && (
                  <div data-asked role="group" aria-labelledby="fjern-spraak">
                    <p id="fjern-spraak">{text("languages.removeAsk", { language: lower(language) })}</p>
                    <button type="button" onClick={() => remove(language)}>
                      {text("languages.removeYes", { language: lower(language) })}
                    </button>
                    <button type="button" onClick={() => setAsked(undefined)}>
                      {text("languages.keep")}
                    </button>
                  </div>
                )}
              </li>
            ))}
          </ul>
          {!isReadOnly &&
            portalLanguages
              .filter((language) => !all.includes(language))
              .map((language) => (
                <button key={language} type="button" onClick={() => add(language)}>
                  {text("languages.add", { language: lower(language) })}
                </button>
              ))}
        </Box>
      )}
    </EditedField>
  );
}

const Box = styled.div`
  font-size: ${theme.font.sizeSm};

  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;

  & > ul {
    display: grid;
    flex: 1 0 100%;
    gap: 0.25rem;
  }

  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    min-height: 2rem;
  }

  & [data-asked] {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: 0.375rem;
  }

  & [data-asked] > p {
    flex: 1 0 100%;
  }

  & p {
    line-height: 1.45;
  }

  & button {
    ${smallButtonStyle}
  }
`;
