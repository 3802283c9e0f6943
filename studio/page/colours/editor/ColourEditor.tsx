import { type ChangeEvent, useId, useState } from "react";
import styled from "styled-components";
import { fromOklch, type Oklch, oklchOf } from "#scripts/shared/colours/palette/colourScale.ts";
import { rounded } from "#scripts/shared/colours/contrast.ts";
import { colourCss, isOpaque } from "#scripts/shared/colours/readColour.ts";
import type { EditManner } from "#studio/document/history.ts";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../../texts.ts";
import { ColourSliders } from "./ColourSliders.tsx";
import { type EditableColour, editableColour } from "./editableColour.ts";
import { oncePerFrame } from "./oncePerFrame.ts";
import { useGesture } from "../useColourEdits.ts";

interface ColourEditorProps {
  /** The name of the colour. */
  readonly name: string;
  /** CSS of the colour. */
  readonly css: string;
  readonly onChange: (css: string, manner: EditManner) => void;
}

const isHex = (value: string): boolean => /^#(?:[\da-f]{6}|[\da-f]{8})$/i.test(value);

/** The colour of the sliders: it has a hue also where the colour is grey, and does not drift by rounding. */
function useSliderColour({ color, hex }: EditableColour): readonly [Oklch, (next: Oklch) => string] {
  const [kept, setKept] = useState<{ readonly hex: string; readonly oklch: Oklch }>();
  const oklch = kept?.hex === hex ? kept.oklch : oklchOf(color);
  const set = (next: Oklch): string => {
    const { color: shown } = rounded(fromOklch(next));
    const written = isOpaque(color) ? colourCss(shown) : colourCss({ ...shown, alpha: color.alpha });
    setKept({ hex: written, oklch: next });
    return written;
  };
  return [oklch, set];
}

/**
 * The browser's picker. It may report movements quicker than edits are drawn: one edit is made for a frame.
 * @param alpha the last two digits of a translucent colour, which a picker does not have
 * @returns the colour that waits for its frame, and what the element of the picker takes
 */
function usePicked(onChange: ColourEditorProps["onChange"], alpha: string) {
  const [picked, setPicked] = useState<string>();
  const [edit] = useState(() => oncePerFrame());
  const { begin, end, manner } = useGesture();
  const handlers = {
    onFocus: begin,
    onClick: begin,
    onBlur: end,
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
      // The picker may be left before the frame begins.
      const own = manner();
      setPicked(value);
      edit(() => {
        onChange(value + alpha, own);
        setPicked(undefined);
      });
    },
  };
  return [picked, handlers] as const;
}

/** A colour by the browser's picker, by its code, and by lightness, chroma and hue. */
export function ColourEditor({ name, css, onChange }: ColourEditorProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const colour = editableColour(css);
  const { hex } = colour;
  const [oklch, setOklch] = useSliderColour(colour);
  const [picked, picker] = usePicked(onChange, hex.slice(7));
  const isWrong = typed !== undefined && !isHex(typed);
  const type = (value: string) => {
    setTyped(value);
    if (isHex(value)) onChange(value.toLowerCase(), "typing");
  };
  return (
    <Editor>
      <Codes>
        <input
          type="color"
          aria-label={text("colours.picker", { name })}
          value={picked ?? hex.slice(0, 7)}
          {...picker}
        />
        <input
          type="text"
          aria-label={text("colours.hex", { name })}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          spellCheck={false}
          autoComplete="off"
          value={typed ?? hex}
          onChange={(event) => type(event.target.value.trim())}
          onBlur={() => setTyped(undefined)}
        />
      </Codes>
      {isWrong && <p id={id}>{text("colours.hexError")}</p>}
      <ColourSliders name={name} value={oklch} onChange={(next, manner) => onChange(setOklch(next), manner)} />
    </Editor>
  );
}

const Editor = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;

  & > p {
    color: ${theme.color.onError};
    font-size: ${theme.font.sizeXs};
  }
`;

const Codes = styled.div`
  display: flex;
  gap: 0.5rem;

  & > input {
    min-height: 2.5rem;
  }

  & > input[type="color"] {
    flex: none;
    width: 4.5rem;
  }

  & > input[type="text"] {
    flex: 1;
    min-width: 0;
    padding-inline: 0.75rem;
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    font-family: ui-monospace, "DejaVu Sans Mono", monospace;
    font-size: ${theme.font.sizeSm};
  }

  & > [aria-invalid] {
    border-color: ${theme.color.errorBorder};
  }
`;
