import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { Checkbox } from "./choice/Checkbox.tsx";
import { CheckboxGroup } from "./choice/CheckboxGroup.tsx";
import { RadioGroup } from "./choice/RadioGroup.tsx";
import { SmileyScale } from "./choice/SmileyScale.tsx";
import { TextArea } from "./text/TextArea.tsx";
import { TextField } from "./text/TextField.tsx";

const channels = ["epost", "sms", "brev"].map((value) => ({ value, label: value }));
const answers = [
  { value: "ja", label: "Ja" },
  { value: "nei", label: "Nei" },
] as const;
const labels = ["Surest", "Sur", "Midt på", "Blid", "Blidest"] as const;

const fields = (isFilled: boolean) => (
  <form aria-label="Skjema">
    <TextField label="Navn" name="navn" required {...(isFilled && { defaultValue: "Kari" })} />
    <TextArea label="Omtale" name="omtale" maxLength={9} required {...(isFilled && { defaultValue: "Fin" })} />
    <Checkbox label="Vilkår" name="vilkar" value="godtatt" required defaultChecked={isFilled} />
    <CheckboxGroup
      legend="Kanaler"
      name="kanaler"
      required
      options={channels}
      {...(isFilled && { defaultValue: ["sms"] })}
    />
    <RadioGroup legend="Svar" name="svar" required options={answers} {...(isFilled && { defaultValue: "ja" })} />
    <SmileyScale legend="Smil" name="smil" required labels={labels} {...(isFilled && { defaultValue: 2 })} />
    <button type="reset">Nullstill</button>
  </form>
);
const form = () => screen.getByRole<HTMLFormElement>("form");
const sent = () => [...new FormData(form())].map(([name, value]) => `${name}=${value as string}`);
const first = ["navn=Kari", "omtale=Fin", "vilkar=godtatt", "kanaler=sms", "svar=ja", "smil=2"];
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

describe("Fields that look after themselves, in a plain form (spec: parts-1, parts-3)", () => {
  test("are in its data: what they begin with, and what is filled in", async () => {
    const user = userEvent.setup();
    render(fields(true));
    expect(sent()).toEqual(first);
    await user.type(screen.getByRole("textbox", { name: "Navn" }), "!");
    await user.type(screen.getByRole("textbox", { name: "Omtale" }), "t");
    await user.click(box("Vilkår"));
    await user.click(box("epost"));
    await user.click(screen.getByRole("radio", { name: "Nei" }));
    await user.click(screen.getByRole("radio", { name: "Blidest" }));
    expect(sent()).toEqual(["navn=Kari!", "omtale=Fint", "kanaler=epost", "kanaler=sms", "svar=nei", "smil=5"]);
    expect(screen.getByText("4/9")).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Nullstill" }));
    expect(sent()).toEqual(first);
    expect(await screen.findByText("3/9")).toBeVisible();
  });

  test("required ones are empty and invalid at first, for the browser too", () => {
    render(fields(false));
    expect(sent()).toEqual(["navn=", "omtale="]);
    expect([...form().querySelectorAll(":invalid:not(fieldset)")].map((one) => one.getAttribute("name"))).toEqual([
      "navn",
      "omtale",
      "vilkar",
      "kanaler",
      ...Array.from({ length: 2 }, () => "svar"),
      ...Array.from({ length: 5 }, () => "smil"),
    ]);
  });

  test("of a required group one box is enough, whichever it is; a reset asks again", async () => {
    const user = userEvent.setup();
    render(fields(false));
    expect(box("epost")).toBeRequired();
    await user.click(box("brev"));
    expect(box("epost")).not.toBeRequired();
    await user.click(box("brev"));
    expect(box("epost")).toBeRequired();
    await user.click(box("sms"));
    fireEvent.reset(form());
    form().reset();
    await waitFor(() => expect(box("epost")).toBeRequired());
    expect(box("sms")).not.toBeRequired();
  });
});

describe("A field that the host controls shows what the host says (spec: parts-1)", () => {
  test("also when the host does not answer; it gets the change in both ways", async () => {
    const onChange = vi.fn<(event: { target: EventTarget }) => void>();
    const onValueChange = vi.fn<(value: unknown) => void>();
    const handlers = { onChange, onValueChange };
    const user = userEvent.setup();
    render(
      <>
        <TextField label="Navn" value="Kari" {...handlers} />
        <TextArea label="Omtale" value="Fin" {...handlers} />
        <Checkbox label="Vilkår" checked={false} onChange={onChange} onCheckedChange={onValueChange} />
        <CheckboxGroup legend="Kanaler" options={channels} value={["sms"]} {...handlers} />
        <RadioGroup legend="Svar" options={answers} value={null} {...handlers} />
        <SmileyScale legend="Smil" labels={labels} value={2} {...handlers} />
      </>,
    );
    await user.type(screen.getByRole("textbox", { name: "Navn" }), "!");
    await user.type(screen.getByRole("textbox", { name: "Omtale" }), "!");
    await user.click(box("Vilkår"));
    await user.click(box("epost"));
    await user.click(screen.getByRole("radio", { name: "Ja" }));
    await user.click(screen.getByRole("radio", { name: "Blid" }));
    expect(onValueChange.mock.calls).toEqual([["Kari!"], ["Fin!"], [true], [["epost", "sms"]], ["ja"], [4]]);
    expect(onChange).toHaveBeenCalledTimes(6);
    expect(screen.getByRole("textbox", { name: "Navn" })).toHaveValue("Kari");
    expect(screen.getByRole("textbox", { name: "Omtale" })).toHaveValue("Fin");
    expect(box("Vilkår")).not.toBeChecked();
    expect(box("epost")).not.toBeChecked();
    expect(screen.getByRole("radio", { name: "Ja" })).not.toBeChecked();
    expect(screen.getByRole("radio", { name: "Sur" })).toBeChecked();
  });
});
