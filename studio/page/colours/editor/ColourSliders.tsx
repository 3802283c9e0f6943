import styled from "styled-components";
import { rounded } from "#scripts/shared/colours/contrast.ts";
import { fromOklch, type Oklch } from "#scripts/shared/colours/palette/colourScale.ts";
import type { EditManner } from "#studio/document/history.ts";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../../texts.ts";
import { useGesture } from "../useColourEdits.ts";
import { Stack } from "../../parts/layout.ts";

interface ColourSlidersProps {
  /** The name of the colour. */
  readonly name: string;
  readonly value: Oklch;
  readonly onChange: (value: Oklch, manner: EditManner) => void;
}

/** The strongest chroma that screens of sRGB show, of any hue. */
const mostChroma = 0.33;

const sliders = [
  { key: "lightness", most: 1, step: 0.005, shown: (value: number) => percent(value) },
  { key: "chroma", most: mostChroma, step: 0.002, shown: (value: number) => percent(value / mostChroma) },
  { key: "hue", most: 360, step: 1, shown: (value: number) => text("colours.degrees", { value: Math.round(value) }) },
] as const;

const percent = (share: number): string => text("colours.percent", { value: Math.round(share * 100) });

/** The colours that a slider leads through. */
function track(value: Oklch, key: keyof Oklch, most: number): string {
  const steps = key === "hue" ? 12 : 6;
  const colours = Array.from(
    { length: steps + 1 },
    (_, index) => rounded(fromOklch({ ...value, [key]: (index / steps) * most })).css,
  );
  return `linear-gradient(to right, ${colours.join(", ")})`;
}

/** Lightness, chroma and hue: the eye sees an even change along each of them. */
export function ColourSliders({ name, value, onChange }: ColourSlidersProps) {
  const drag = useGesture();
  return (
    <Rows>
      {sliders.map(({ key, most, step, shown }) => (
        <label key={key}>
          <span>{text(`colours.${key}`)}</span>
          <input
            type="range"
            aria-label={`${text(`colours.${key}`)}, ${name}`}
            aria-valuetext={shown(value[key])}
            min={0}
            max={most}
            step={step}
            value={value[key]}
            style={{ background: track(value, key, most) }}
            onPointerDown={drag.begin}
            onPointerUp={drag.end}
            onPointerCancel={drag.end}
            // A pointer can be let go elsewhere.
            onKeyDown={drag.end}
            onChange={(event) => onChange({ ...value, [key]: event.target.valueAsNumber }, drag.manner())}
          />
          {/* The slider says its value: an `<output>` would say it again, and the values of the other sliders too. */}
          <small aria-hidden="true">{shown(value[key])}</small>
        </label>
      ))}
    </Rows>
  );
}

const Rows = styled(Stack)`
  gap: 0.25rem;

  & > label {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr) 3rem;
    align-items: center;
    gap: 0.5rem;
    min-height: 1.75rem;
    font-size: ${theme.font.sizeXs};
  }

  small {
    color: ${theme.color.textSubtle};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  input {
    appearance: none;
    width: 100%;
    height: 0.75rem;
    margin: 0;
    border-radius: 1rem;
    box-shadow: inset 0 0 0 1px ${theme.color.border};
    cursor: pointer;
    forced-color-adjust: none;
  }

  input::-webkit-slider-thumb {
    appearance: none;
    width: 1.25rem;
    height: 1.25rem;
    border: 3px solid ${theme.color.surface};
    border-radius: 50%;
    background: ${theme.color.action};
    box-shadow: 0 0 0 1px ${theme.color.action};
  }

  input::-moz-range-thumb {
    width: 0.875rem;
    height: 0.875rem;
    border: 3px solid ${theme.color.surface};
    border-radius: 50%;
    background: ${theme.color.action};
    box-shadow: 0 0 0 1px ${theme.color.action};
  }
`;
