import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Controller, useForm } from "react-hook-form";
import { expect, describe, test, vi } from "vitest";
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
];
const labels = ["Surest", "Sur", "Midt på", "Blid", "Blidest"] as const;
const defaultValues = { navn: "Kari", omtale: "Fin", vilkar: false, kanaler: ["sms"], svar: "", smil: "" };
type Values = typeof defaultValues;
type OnSend = (values: Values) => void;
const required = "Må fylles ut";

interface FormProps {
  readonly onSend: OnSend;
}

function RegisteredForm({ onSend }: FormProps) {
  const { register, handleSubmit, reset, formState } = useForm<Values>({ defaultValues });
  const { errors, touchedFields } = formState;
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <TextField label="Navn" {...register("navn", { required })} error={errors.navn?.message} />
      <TextArea label="Omtale" maxLength={9} {...register("omtale", { required })} error={errors.omtale?.message} />
      <Checkbox label="Vilkår" {...register("vilkar", { required })} error={errors.vilkar?.message} />
      <CheckboxGroup
        legend="Kanaler"
        options={channels}
        {...register("kanaler", { required })}
        error={errors.kanaler?.message}
      />
      <RadioGroup legend="Svar" options={answers} {...register("svar", { required })} error={errors.svar?.message} />
      <SmileyScale legend="Smil" labels={labels} {...register("smil", { required })} error={errors.smil?.message} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => reset()}>
        Nullstill
      </button>
      <output aria-label="Berørt">{Object.keys(touchedFields).join()}</output>
    </form>
  );
}

function ControlledForm({ onSend }: FormProps) {
  const { control, handleSubmit, reset, formState } = useForm({ defaultValues });
  const shared = { control, rules: { required } };
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <Controller
        {...shared}
        name="navn"
        render={({ field, fieldState: { error } }) => <TextField label="Navn" {...field} error={error?.message} />}
      />
      <Controller
        {...shared}
        name="omtale"
        render={({ field, fieldState: { error } }) => (
          <TextArea label="Omtale" maxLength={9} {...field} error={error?.message} />
        )}
      />
      <Controller
        {...shared}
        name="vilkar"
        render={({ field: { value, ...field }, fieldState: { error } }) => (
          <Checkbox label="Vilkår" {...field} checked={value} error={error?.message} />
        )}
      />
      <Controller
        {...shared}
        name="kanaler"
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <CheckboxGroup
            legend="Kanaler"
            options={channels}
            {...field}
            onValueChange={onChange}
            error={error?.message}
          />
        )}
      />
      <Controller
        {...shared}
        name="svar"
        render={({ field, fieldState: { error } }) => (
          <RadioGroup legend="Svar" options={answers} {...field} error={error?.message} />
        )}
      />
      <Controller
        {...shared}
        name="smil"
        render={({ field: { value, onChange, ...field }, fieldState: { error } }) => (
          <SmileyScale
            legend="Smil"
            labels={labels}
            {...field}
            value={value === "" ? null : Number(value)}
            onValueChange={(next) => onChange(String(next))}
            error={error?.message}
          />
        )}
      />
      <button type="submit">Send</button>
      <button type="button" onClick={() => reset()}>
        Nullstill
      </button>
      <output aria-label="Berørt">{Object.keys(formState.touchedFields).join()}</output>
    </form>
  );
}

const forms = [
  ["registered", RegisteredForm],
  ["controlled", ControlledForm],
] as const;

const box = (name: string) => screen.getByRole("checkbox", { name });
const radio = (name: string) => screen.getByRole("radio", { name });

describe.each(forms)("The fields fit a form library (spec: parts-2): %s", (_, Form) => {
  test("its values are shown, and what is filled in is sent", async () => {
    const complain = vi.spyOn(console, "error");
    const onSend = vi.fn<OnSend>();
    const user = userEvent.setup();
    render(<Form onSend={onSend} />);
    expect(screen.getByRole("textbox", { name: "Navn" })).toHaveValue("Kari");
    expect(await screen.findByText("3/9")).toBeVisible();
    expect(box("sms")).toBeChecked();

    await user.type(screen.getByRole("textbox", { name: "Navn" }), " Nordmann");
    await user.type(screen.getByRole("textbox", { name: "Omtale" }), "e");
    expect(screen.getByText("4/9")).toBeVisible();
    await user.click(box("Vilkår"));
    await user.click(box("brev"));
    await user.click(box("epost"));
    await user.click(radio("Nei"));
    await user.click(radio("Blid"));
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(onSend).toHaveBeenCalled());
    expect(onSend.mock.calls[0]?.[0]).toEqual({
      navn: "Kari Nordmann",
      omtale: "Fine",
      vilkar: true,
      kanaler: ["epost", "sms", "brev"],
      svar: "nei",
      smil: "4",
    });
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  test("its errors are tied to the fields, and the first input with one gets the focus", async () => {
    const onSend = vi.fn<OnSend>();
    const user = userEvent.setup();
    render(<Form onSend={onSend} />);
    await user.click(box("Vilkår"));
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByRole("group", { name: "Svar", description: required })).toBeVisible();
    expect(screen.getByRole("group", { name: "Smil", description: required })).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
    expect(radio("Ja")).toHaveFocus();

    await user.clear(screen.getByRole("textbox", { name: "Navn" }));
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByRole("textbox", { name: "Navn", description: required })).toHaveFocus();
  });

  test("a group is touched when the focus has left it", async () => {
    const user = userEvent.setup();
    render(<Form onSend={() => undefined} />);
    await user.click(box("brev"));
    await user.click(box("sms"));
    const touched = screen.getByRole("status", { name: "Berørt" });
    expect(touched).toHaveTextContent(/^(vilkar)?$/);
    await user.tab();
    await user.tab();
    expect(touched).toHaveTextContent("kanaler");
  });

  test("its reset gives every field its first value again", async () => {
    const user = userEvent.setup();
    render(<Form onSend={() => undefined} />);
    await user.type(screen.getByRole("textbox", { name: "Omtale" }), "!!");
    await user.click(box("brev"));
    await user.click(box("Vilkår"));
    await user.click(radio("Nei"));
    await user.click(radio("Blid"));
    await user.click(screen.getByRole("button", { name: "Nullstill" }));
    expect(screen.getByRole("textbox", { name: "Omtale" })).toHaveValue("Fin");
    expect(await screen.findByText("3/9")).toBeVisible();
    expect(box("brev")).not.toBeChecked();
    expect(box("sms")).toBeChecked();
    expect(box("Vilkår")).not.toBeChecked();
    expect(radio("Nei")).not.toBeChecked();
    expect(radio("Blid")).not.toBeChecked();
  });
});
