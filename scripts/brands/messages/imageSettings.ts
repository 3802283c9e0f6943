import type { MessageLanguage } from "./Message.ts";

/** What to change in a drawing program, so that its next export can be used: by program and by what was found. */
export const imageSettings = {
  "illustrator/entities": {
    en: "in Illustrator's Save As, turn off Preserve Illustrator Editing Capabilities",
    nb: "slå av Preserve Illustrator Editing Capabilities i Save As i Illustrator",
  },
  "illustrator/metadata": {
    en: "in Illustrator's Save As, turn off Include XMP",
    nb: "slå av Include XMP i Save As i Illustrator",
  },
  "illustrator/outlines": {
    en: "in Illustrator's export, set Font to Convert to Outlines",
    nb: "sett Font til Convert to Outlines når du eksporterer fra Illustrator",
  },
  "illustrator/picture": {
    en: "in Illustrator, remove the picture, or make shapes of it with Image Trace",
    nb: "fjern bildet i Illustrator, eller gjør det om til figurer med Image Trace",
  },
  "illustrator/shapes": {
    en: "in Illustrator, choose Object > Expand Appearance before the export",
    nb: "velg Object > Expand Appearance i Illustrator før du eksporterer",
  },
  "illustrator/styles": {
    en: "in Illustrator's export, set Styling to Presentation Attributes",
    nb: "sett Styling til Presentation Attributes når du eksporterer fra Illustrator",
  },
  "illustrator/viewbox": {
    en: "in Illustrator's export, turn on Responsive",
    nb: "slå på Responsive når du eksporterer fra Illustrator",
  },
  "figma/outlines": {
    en: "in Figma's export, turn on Outline text",
    nb: "slå på Outline text når du eksporterer fra Figma",
  },
  "figma/picture": {
    en: "in Figma, remove the picture, or draw it as shapes",
    nb: "fjern bildet i Figma, eller tegn det som figurer",
  },
  "figma/shapes": {
    en: "in Figma, use only linear and radial gradients, drop shadows and layer blur",
    nb: "bruk bare lineære og radielle fargeoverganger, skygge og layer blur i Figma",
  },
  "affinity/outlines": {
    en: "in Affinity's export, turn on Export text as curves",
    nb: "slå på Export text as curves når du eksporterer fra Affinity",
  },
  "affinity/picture": {
    en: "in Affinity's export, set Rasterise to Nothing",
    nb: "sett Rasterise til Nothing når du eksporterer fra Affinity",
  },
  "affinity/viewbox": {
    en: "in Affinity's export, turn on Set viewBox",
    nb: "slå på Set viewBox når du eksporterer fra Affinity",
  },
  "inkscape/outlines": {
    en: "in Inkscape, choose the text and then Path > Object to Path",
    nb: "velg teksten og så Path > Object to Path i Inkscape",
  },
  "inkscape/picture": {
    en: "in Inkscape, remove the picture, or make shapes of it with Path > Trace Bitmap",
    nb: "fjern bildet i Inkscape, eller gjør det om til figurer med Path > Trace Bitmap",
  },
  "inkscape/shapes": {
    en: "in Inkscape, choose Path > Object to Path, and Path > Stroke to Path for arrows",
    nb: "velg Path > Object to Path i Inkscape, og Path > Stroke to Path for piler",
  },
  "inkscape/viewbox": {
    en: "in Inkscape, save as Optimized SVG with Enable viewboxing",
    nb: "lagre som Optimized SVG med Enable viewboxing i Inkscape",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<MessageLanguage, string>>>>;

/** A setting of a drawing program. */
export type ImageSetting = keyof typeof imageSettings;
