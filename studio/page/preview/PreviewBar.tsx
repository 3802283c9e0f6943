import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import type { Campaign } from "../days/campaigns.ts";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { rowHeight } from "../parts/controlStyle.ts";
import { icons } from "../parts/icons.ts";
import { IconWord } from "../parts/IconWord.tsx";
import { Toggle } from "../parts/Toggle.tsx";
import { text } from "../texts.ts";
import { SceneChooser } from "./scenes/SceneChooser.tsx";
import { DeviceChoice } from "./view/DeviceChoice.tsx";
import type { PreviewView } from "./view/previewView.ts";
import { ViewMenu } from "./ViewMenu.tsx";
import { VisitMenu } from "./VisitMenu.tsx";
import { Row } from "../parts/layout.ts";

interface PreviewBarProps {
  readonly choices: PreviewChoices;
  readonly view: PreviewView;
  readonly languages: LanguagesOfBrand;
  readonly hasDirectLogin: boolean;
  /** Whether the brand has a dark scheme. */
  readonly hasDark: boolean;
  /** Those of the environment that is shown. */
  readonly campaigns: readonly Campaign[];
  readonly isPicking: boolean;
  readonly onChoose: (change: Partial<PreviewView>) => void;
  readonly onPick: (isPicking: boolean) => void;
}

/** What the preview shows, in one row: what is done often with its word, the rest in two menus. */
export function PreviewBar(props: PreviewBarProps) {
  const { choices, view, languages, hasDirectLogin, hasDark, campaigns, isPicking, onChoose, onPick } = props;
  return (
    <Bar>
      <SceneChooser choices={choices} scene={view} onChoose={onChoose} />
      <VisitMenu
        choices={choices}
        view={view}
        hasDirectLogin={hasDirectLogin}
        campaigns={campaigns}
        onChoose={onChoose}
      />
      <DeviceChoice width={view.width} canBeFree onChoose={onChoose} />
      {hasDark && (
        <Toggle isOn={view.scheme === "dark"} onChange={(isOn) => onChoose({ scheme: isOn ? "dark" : "light" })}>
          <IconWord icon={icons.dark}>{text("context.scheme.dark")}</IconWord>
        </Toggle>
      )}
      <ViewMenu view={view} languages={languages} hasDark={hasDark} onChoose={onChoose} />
      <Toggle isOn={isPicking} onChange={onPick}>
        <IconWord icon={icons.pick}>{text("preview.pick")}</IconWord>
      </Toggle>
    </Bar>
  );
}

/** Room for all words in the row. */
const roomForWords = "@container (min-width: 50rem)";

/* One row. In a narrow pane the words of the devices go; where that is not enough, the row breaks. */
const Bar = styled(Row)`
  gap: 0.375rem;
  min-height: ${rowHeight};
  padding: 0.5rem 1rem;
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
  container-type: inline-size;

  & > div:has(> input) {
    flex: 2 1 9rem;
    min-width: 8rem;
  }

  & > div:has(> button > span > small) {
    flex: 1 1 7rem;
    max-width: 15rem;
  }

  & > div > button {
    width: 100%;
    min-height: ${theme.size.control};
    padding: 0.125rem 0.625rem;
    border: 1px solid transparent;
    border-radius: ${theme.radius.control};
    background: none;
    color: ${theme.color.text};
  }

  & > div > button:hover,
  & > div > button[aria-expanded="true"] {
    background: ${theme.color.actionSubtle};
  }

  & > div > button[data-changed] {
    border-color: ${theme.color.borderStrong};
    background: ${theme.color.surfaceSubtle};
  }

  & > button[aria-pressed] {
    flex: none;
    padding-inline: 0.5rem;
    text-decoration: none;
  }

  & > button[aria-pressed="false"] {
    border-color: transparent;
  }

  & fieldset label > span {
    min-width: 2.75rem;
    padding-inline: 0.375rem;
  }

  & > fieldset {
    flex: none;
    margin-inline-start: auto;
  }

  & fieldset [data-word],
  & [data-usual] {
    display: none;
  }

  ${roomForWords} {
    & fieldset [data-word],
    & [data-usual] {
      display: inline;
    }
  }
`;
