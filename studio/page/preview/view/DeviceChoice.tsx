import { icons } from "../../parts/icons.ts";
import { IconWord } from "../../parts/IconWord.tsx";
import { Segments } from "../../parts/Segments.tsx";
import { text } from "../../texts.ts";

const devices = { phone: 360, tablet: 680, desktop: 1200 } as const;
const names = ["phone", "tablet", "desktop"] as const;
type Device = (typeof names)[number];

interface DeviceChoiceProps {
  /** Width of the portal's window in px; undefined: as wide as there is room. */
  readonly width: number | undefined;
  /** Whether the window can be as wide as there is room. Default: no. */
  readonly canBeFree?: boolean;
  readonly onChoose: (change: { readonly width: number | undefined }) => void;
}

/** The device that the portal is seen on: the widths at which its layout changes. With another width, none is chosen. */
export function DeviceChoice({ width, canBeFree = false, onChoose }: DeviceChoiceProps) {
  const shown = names.map((name) => ({
    value: name,
    text: <IconWord icon={icons[name]}>{text(`preview.device.${name}`)}</IconWord>,
    name: text("preview.device.name", { device: text(`preview.device.${name}`), width: devices[name] }),
  }));
  const free = {
    value: "free" as const,
    text: <IconWord icon={icons.free}>{text("preview.device.free")}</IconWord>,
    name: text("preview.device.freeName"),
  };
  const device = names.find((name) => devices[name] === width);
  return (
    <Segments<Device | "free" | "other">
      legend={text("preview.width")}
      choices={canBeFree ? [...shown, free] : shown}
      chosen={device ?? (width === undefined ? "free" : "other")}
      onChoose={(chosen) => onChoose({ width: chosen === "free" || chosen === "other" ? undefined : devices[chosen] })}
    />
  );
}
