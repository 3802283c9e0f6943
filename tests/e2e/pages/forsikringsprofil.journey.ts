import { boxOf } from "#tests/e2e/support/boxOf.ts";
import { holdCalls } from "../faults/holdCalls.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

const to = "/forsikringsprofil";

test.describe("The e-mail address, edited by keyboard", () => {
  test("is refused by the form, then by the server, then saved, and is there after a reload", async ({
    portal,
    page,
  }) => {
    await portal.logIn({ to });
    const edit = page.getByRole("button", { name: "Endre e-post" });
    await edit.focus();
    await page.keyboard.press("Enter");
    const field = page.getByRole("textbox", { name: "E-postadresse" });
    await expect(field).toBeFocused();

    const retype = async (text: string) => {
      await page.keyboard.press("Control+A");
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
    };
    await retype("kari@post");
    await expect(field).toHaveAccessibleDescription("E-postadressen er ikke gyldig");
    portal.expectedErrors.push(/^Failed to load resource/, /^HttpError/);
    await retype("kari@ukjent.example");
    await expect(field).toHaveAccessibleDescription("E-postadressen er ikke gyldig");
    await retype("kari@post.example");
    await expect(edit).toBeFocused();
    await expect(page.getByText("kari@post.example")).toBeVisible();
    await page.reload();
    await expect(page.getByText("kari@post.example")).toBeVisible();
  });
});

test("On a phone an open row has the label of its field, and not its own name above it (spec: profil-35)", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await portal.logIn({ to });
  const name = page.getByRole("term").filter({ hasText: /^E-post$/ });
  const clipOfName = () => name.evaluate((element) => getComputedStyle(element).clipPath);
  await expect.poll(clipOfName).toBe("none");
  await page.getByRole("button", { name: "Endre e-post" }).click();
  await expect(page.getByRole("textbox", { name: "E-postadresse" })).toBeFocused();
  expect(await clipOfName()).toBe("inset(50%)");
});

test(
  "A consent keeps the focus while it is saved, and a toast says that it was saved",
  { tag: "@page" },
  async ({ portal, page }) => {
    await portal.logIn({ to });
    const calls = await holdCalls(page, ["POST /samtykke/oppdater"]);
    const group = page.getByRole("group", { name: "Markedsføring" });
    await group.getByRole("radio", { name: "Nei" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(group.getByRole("radio", { name: "Ja" })).toBeDisabled();
    await calls.release();
    await expect(page.getByText("Samtykket til markedsføring er endret").last()).toBeVisible();
    await expect(group.getByRole("radio", { name: "Ja" })).toBeFocused();
    await expect(group.getByRole("radio", { name: "Ja" })).toBeChecked();
  },
);

test("A consent that could not be saved says so below its answers, and apart from them", async ({ portal, page }) => {
  await portal.logIn({ to });
  const group = page.getByRole("group", { name: "Markedsføring" });
  await expect(group.getByRole("radio", { name: "Nei" })).toBeChecked();
  await portal.inject({ call: "POST /samtykke/oppdater", status: 500 });
  await group.getByText("Ja", { exact: true }).click();
  const message = page.getByRole("alert").filter({ hasText: "Vi fikk ikke endret samtykket." });
  await expect(message).toBeVisible();
  const answer = await boxOf(group.getByText("Ja", { exact: true }));
  const box = await boxOf(message);
  expect(box.y - (answer.y + answer.height)).toBeGreaterThanOrEqual(16);
});
