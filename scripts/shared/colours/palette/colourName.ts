import type { ColorObject } from "colorjs.io/fn";
import { oklchOf } from "./colourScale.ts";

/** Names of hues in Norwegian, each up to an angle of OKLCH in degrees. */
const hues = [
  [15, "rosa"],
  [45, "rød"],
  [80, "oransje"],
  [115, "gul"],
  [165, "grønn"],
  [220, "blågrønn"],
  [285, "blå"],
  [325, "lilla"],
  [360, "rosa"],
] as const;

/** Colours with less chroma have no hue that people name. */
const leastChroma = 0.02;

/** What people call the hue of a colour: «blå»; of one without a hue «grå». */
export function hueName(color: ColorObject): string {
  const { chroma, hue } = oklchOf(color);
  return chroma < leastChroma ? "grå" : (hues.find(([end]) => hue <= end)?.[1] ?? "rosa");
}

function tone(lightness: number): string {
  if (lightness > 0.93) return "Svært lys";
  if (lightness > 0.8) return "Lys";
  if (lightness < 0.3) return "Svært mørk";
  return lightness < 0.45 ? "Mørk" : "";
}

/** A name for a colour of a palette in Norwegian: «Mørk blå», «Hvit». */
export function colourName(color: ColorObject): string {
  const { lightness } = oklchOf(color);
  const hue = hueName(color);
  if (hue === "grå" && lightness > 0.985) return "Hvit";
  if (hue === "grå" && lightness < 0.1) return "Svart";
  const name = `${tone(lightness)} ${hue}`.trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}
