import { ChoiceRow } from "./ChoiceRow.tsx";

/** Width of the frame around a state, in px. `free`: no frame, the width of the gallery. */
export type FrameWidth = "free" | 360 | 680 | 1280;

const widths: readonly { readonly value: FrameWidth; readonly text: string }[] = [
  { value: "free", text: "Fri" },
  { value: 360, text: "360" },
  { value: 680, text: "680" },
  { value: 1280, text: "1280" },
];

interface WidthSwitcherProps {
  readonly width: FrameWidth;
  readonly onChange: (width: FrameWidth) => void;
}

/** Chooses how wide the states are shown. */
export function WidthSwitcher({ width, onChange }: WidthSwitcherProps) {
  return <ChoiceRow legend="Bredde" name="bredde" choices={widths} chosen={width} onChoose={onChange} />;
}
