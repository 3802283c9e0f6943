import { boxOf } from "#tests/support/journeys/boxOf.ts";
import { holdCalls } from "../faults/holdCalls.ts";
import { brands, pageJourneyIn, runsIn } from "#tests/support/journeys/brands.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";

const to = "/forsikringsprofil";

for (const brand of brands)
  test.describe(`A customer of ${brand.id}`, runsIn(brand), () => {
    test.use({ brandId: brand.id });

    test("corrects the e-mail address by keyboard: form and server refuse one, and the last is there after a reload", async ({
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
      portal.expectedErrors.push(/^Failed to load resource/, /^HttpError/);
      for (const refused of ["kari@post", "kari@ukjent.example"]) {
        await retype(refused);
        await expect(field).toHaveAccessibleDescription("E-postadressen er ikke gyldig");
        await expect(field).toHaveValue(refused);
      }
      await retype("kari@post.example");
      await expect(edit).toBeFocused();
      await expect(page.getByText("kari@post.example")).toBeVisible();
      await page.reload();
      await expect(page.getByText("kari@post.example")).toBeVisible();
    });

    test("asks for documents on paper, which takes a cross, and reads so after a reload", async ({ portal, page }) => {
      await portal.logIn({ to });
      await page.getByRole("button", { name: "Endre dokumenter på papir" }).click();
      await page.getByRole("button", { name: "Bekreft" }).click();
      await expect(page.getByText("Kryss av før du bekrefter").first()).toBeVisible();
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Bekreft" }).click();
      await expect(page.getByText("Ja, dokumentene kommer i posten")).toBeVisible();
      await page.reload();
      await expect(page.getByText("Ja, dokumentene kommer i posten")).toBeVisible();
    });

    test(
      "consents to marketing by keyboard: the focus stays while it is saved, and a toast says that it was",
      pageJourneyIn(brand),
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
