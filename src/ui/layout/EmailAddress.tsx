import { Fragment } from "react";

/** An e-mail address that breaks before '@' and '.' where the line is too short for it (spec: formats-17). */
export function EmailAddress({ children }: { readonly children: string }) {
  return children.split(/(?=[@.])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
