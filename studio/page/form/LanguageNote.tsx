import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { useStore } from "#ui/store/useStore.ts";
import { smallButtonStyle } from "../parts/controlStyle.ts";
import { fieldKey } from "../fields/fieldKey.ts";
import { countText, text } from "../texts.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { useWorkshop } from "../state/useWorkshop.ts";
import { Stack } from "../parts/layout.ts";

/** Above the form: which language its texts are in, how many are missing or have not changed with another language, and the way to the next one. */
export function LanguageNote({ languages: { own, shown, missing, older } }: { readonly languages: LanguagesOfBrand }) {
  const { chosenField, openField } = useWorkshop();
  const chosen = useStore(chosenField);
  const places = missing.get(shown) ?? [];
  const unchanged = older.get(shown) ?? [];
  if (shown === own && places.length === 0 && unchanged.length === 0) return null;
  const language = text(`language.${shown}.lower`);
  const goToNext = (places: readonly FieldPlace[]) => () => {
    const at = places.findIndex((place) => chosen !== undefined && fieldKey(place) === fieldKey(chosen));
    const next = places[at + 1] ?? places[0];
    if (next !== undefined) openField(next.kind, next.path);
  };
  return (
    <Note>
      {shown !== own && <span>{text("languages.shown", { language })}</span>}
      {places.length > 0 && (
        <span>
          {countText("languages.missing", places.length, { language })}{" "}
          <button type="button" onClick={goToNext(places)}>
            {text("languages.next")}
          </button>
        </span>
      )}
      {unchanged.length > 0 && (
        <span>
          {countText("languages.older", unchanged.length, { language })}{" "}
          <button type="button" onClick={goToNext(unchanged)}>
            {text("languages.next")}
          </button>
        </span>
      )}
    </Note>
  );
}

const Note = styled(Stack)`
  gap: 0.125rem;
  padding-block: 0.5rem;
  border-block-end: 1px solid ${theme.color.border};
  font-size: ${theme.font.sizeSm};

  & button {
    ${smallButtonStyle}
  }
`;
