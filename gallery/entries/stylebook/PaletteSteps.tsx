import { paletteVariable, roleAttribute } from "#contract/gallery/styleBook.ts";
import { Ground } from "./ColourPairs.tsx";
import { Caption, Grid } from "./Section.tsx";
import type { ValueOf } from "./useThemeValues.ts";

/** The names of the palette's colours. Only the studio says them: a page of the portal has its roles alone. */
export const paletteNames = (valueOf: ValueOf): readonly string[] =>
  valueOf(paletteVariable).split(" ").filter(Boolean);

/** The colours that the roles are made of, by the brand's own names. */
export function PaletteSteps({ valueOf }: { readonly valueOf: ValueOf }) {
  return (
    <Grid $least="9rem">
      {paletteNames(valueOf).map((name) => {
        const variable = `${paletteVariable}-${name}`;
        return (
          <li key={name} {...{ [roleAttribute]: variable }}>
            <Ground $role={variable} />
            <Caption>
              <span>{name}</span>
              <span>{valueOf(variable)}</span>
            </Caption>
          </li>
        );
      })}
    </Grid>
  );
}
