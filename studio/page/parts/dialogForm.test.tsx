import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { render } from "#studio/test/support/renderPage.tsx";
import { DialogForm } from "./DialogForm.tsx";
import { FormDialog } from "./FormDialog.tsx";

test("a dialog that asks for a text begins in it: what is typed at once is in the field", async () => {
  const onSend = vi.fn();
  render(
    <FormDialog open="Nytt forslag" variant="primary">
      {(close) => (
        <DialogForm send="Begynn" isSending={false} refusal={undefined} onSend={onSend} onCancel={close}>
          <label>
            Hva skal endres?
            <input />
          </label>
        </DialogForm>
      )}
    </FormDialog>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Nytt forslag" }));
  await user.keyboard("Ny adresse{Enter}");
  expect(screen.getByLabelText("Hva skal endres?")).toHaveValue("Ny adresse");
  expect(onSend).toHaveBeenCalledOnce();
});
