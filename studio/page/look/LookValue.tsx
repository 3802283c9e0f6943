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

/** The name of a designer's token. A long one is broken between its groups. */
export function TokenName({ token }: { readonly token: string }) {
  const parts = token.split(".");
  return (
    <span>
      {parts.map((part, index) => (
        // The same group can be in a name twice; the parts of a name never move.
        <span key={`${index} ${part}`}>
          {part}
          {index < parts.length - 1 && (
            <>
              .<wbr />
            </>
          )}
        </span>
      ))}
    </span>
  );
}
