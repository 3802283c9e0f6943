import { useEffect } from "react";
import { addressOfCall } from "#studio/document/addresses/studioCalls.ts";

/** What a font is called in the studio's own page: a sample must not be the font of the same name on this machine. */
export const sampleFamily = (family: string): string => `sample ${family}`;

/** Makes fonts known to the page. A file is fetched when a sample is drawn in it. */
export function useFontFaces(families: readonly string[]): void {
  const key = families.join(" ");
  useEffect(() => {
    const faces = key
      .split(" ")
      .filter(Boolean)
      .map(
        (family) =>
          new FontFace(sampleFamily(family), `url(${addressOfCall("GET /fonts/:family", { family })})`, {
            weight: "100 1000",
          }),
      );
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [key]);
}
