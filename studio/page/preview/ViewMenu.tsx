import { useId } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { isLanguage } from "#contract/pageLanguage.ts";
import { contrasts } from "#studio/document/ShownContext.ts";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { Check } from "../parts/Check.tsx";
import { icons } from "../parts/icons.ts";
import { IconWord } from "../parts/IconWord.tsx";
import { Popover } from "../parts/Popover.tsx";
import { FramedField, Select } from "../parts/Select.tsx";
import { text } from "../texts.ts";
import { comparisons, type PreviewView, usualLook, widthLimits, withinWidths } from "./view/previewView.ts";

interface ViewMenuProps {
  readonly view: PreviewView;
  readonly languages: LanguagesOfBrand;
  /** Whether the brand has a dark scheme. */
  readonly hasDark: boolean;
  readonly onChoose: (change: Partial<PreviewView>) => void;
}

const lookNames = ["comparison", "contrast", "isLarge"] as const;

/** How the portal is shown, as far as it is seldom needed. The button says how much of it is not as usual. */
export function ViewMenu({ view, languages, hasDark, onChoose }: ViewMenuProps) {
  const changed = lookNames.filter((name) => view[name] !== usualLook[name]).length;
  const title = text("preview.view");
  return (
    <Popover
      name={title}
      isChanged={changed > 0}
      trigger={
        <IconWord icon={icons.view}>
          {changed === 0 ? title : text("preview.view.changed", { count: changed })}
        </IconWord>
      }
    >
      <Select
        label={text("preview.compare")}
        value={view.comparison}
        options={comparisons
          .filter((value) => hasDark || value !== "scheme")
          .filter((value) => !isLanguage(value) || (value !== languages.shown && languages.all.includes(value)))
          .map((value) => ({ value, text: text(`preview.compare.${value}`) }))}
        onChange={(value) => onChoose({ comparison: comparisons.find((each) => each === value) ?? "none" })}
      />
      <Select
        label={text("context.contrast")}
        value={view.contrast}
        options={contrasts.map((value) => ({ value, text: text(`context.contrast.${value}`) }))}
        onChange={(value) => onChoose({ contrast: contrasts.find((each) => each === value) ?? "normal" })}
      />
      <WidthField width={view.width} onChoose={onChoose} />
      <Check
        label={text("preview.look.isLarge")}
        checked={view.isLarge}
        onChange={() => onChoose({ isLarge: !view.isLarge })}
      />
      {changed > 0 && (
        <Button variant="secondary" onClick={() => onChoose(usualLook)}>
          {text("preview.view.reset")}
        </Button>
      )}
    </Popover>
  );
}

/** Any width, in px. What is written holds when the field is left; without a number, the window is as wide as it can. */
function WidthField({ width, onChoose }: Pick<ViewMenuProps, "onChoose"> & { readonly width: number | undefined }) {
  const id = useId();
  const take = (written: string) => {
    const chosen = Number(written);
    onChoose({ width: chosen > 0 ? withinWidths(chosen) : undefined });
  };
  return (
    <FramedField>
      <label htmlFor={id}>{text("preview.width.exact")}</label>
      <input
        key={width}
        id={id}
        type="number"
        min={widthLimits.least}
        max={widthLimits.most}
        placeholder={text("preview.width.fit")}
        defaultValue={width}
        onBlur={({ target }) => take(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") take(currentTarget.value);
        }}
      />
    </FramedField>
  );
}
