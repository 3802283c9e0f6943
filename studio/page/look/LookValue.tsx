import { readColour } from "#scripts/colours/readColour.ts";
import { familyName } from "#studio/document/familyName.ts";
import { Swatch } from "../colours/Swatch.tsx";

/** A value: a colour with its swatch, of a list of fonts the first one, everything else as it is. */
export function LookValue({ value }: { readonly value: string }) {
  const font = /^\[?"([^"]+)"/.exec(value)?.[1];
  if (font !== undefined) return <span>{familyName(font)}</span>;
  return (
    <span>
      {readColour(value) !== undefined && (
        <>
          <Swatch css={value} />{" "}
        </>
      )}
      {value}
    </span>
  );
}
