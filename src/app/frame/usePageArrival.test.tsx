import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { expect, test } from "vitest";
import { usePageArrival } from "./usePageArrival.ts";

function Page() {
  usePageArrival("Tilbud");
  return <h1>Tilbud</h1>;
}

/** A frame with a menu, whose page comes after a change of the route. */
function Frame({ tell }: { readonly tell: (come: () => void, go: () => void) => void }) {
  const navigate = useNavigate();
  const [hasCome, setHasCome] = useState(false);
  tell(
    () => setHasCome(true),
    () => void navigate("/tilbud"),
  );
  return (
    <>
      <a href="#a">En lenke</a>
      <div role="menu">
        <button type="button" role="menuitem">
          English
        </button>
      </div>
      <main>{hasCome && <Page />}</main>
    </>
  );
}

test.each([
  ["moves the focus to its heading (spec: focus-1)", "link", "Tilbud"],
  ["leaves the focus in a menu that was opened meanwhile (spec: focus-1)", "menuitem", "English"],
])("A page that comes late %s", (_, role, focused) => {
  let come = () => undefined as void;
  let go = come;
  const tell = (...told: readonly [typeof come, typeof go]) => void ([come, go] = told);
  render(
    <MemoryRouter>
      <Frame tell={tell} />
    </MemoryRouter>,
  );
  act(() => go());
  act(() => screen.getByRole(role).focus());
  act(() => come());
  expect(document.activeElement).toHaveTextContent(focused);
});
