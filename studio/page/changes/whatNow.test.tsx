import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { startBrand } from "#tests/support/studio/openForm.tsx";
import { WhatNow } from "./WhatNow.tsx";

test("the message names each file of a font of the brand's own, and who owns it", () => {
  const { basis, session } = startBrand();
  const { document, history } = session.get();
  const paths = { ...document.paths, fonts: "tenants/fjord/fonts" };
  const fonts = JSON.stringify({ "own/LICENSE.txt": btoa("Eies av Fjord"), "own/own-400.woff2": "AAAA" });
  const saved = { before: history.texts, after: { ...history.texts, fonts } };
  render(
    <WhatNow
      document={{ ...document, paths }}
      errors={[]}
      onShowFindings={() => undefined}
      saved={saved}
      basis={basis}
    />,
  );
  const message = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Melding" }).value;
  expect(message).toContain("- tenants/fjord/fonts/own/own-400.woff2");
  expect(screen.getByText("2 filer er lagret")).toBeVisible();
  expect(message).toContain("- tenants/fjord/fonts/own/LICENSE.txt (Eies av Fjord)");
});
