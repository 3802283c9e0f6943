import { Button } from "@forsikringsportal/widgets/button";
import { Checkbox, CheckboxGroup } from "@forsikringsportal/widgets/checkbox";
import { RadioGroup } from "@forsikringsportal/widgets/radio-group";
import { TextArea } from "@forsikringsportal/widgets/text-area";
import { TextField } from "@forsikringsportal/widgets/text-field";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toasts } from "../toasts.ts";

const isPhone = (text: string): boolean => /^\d{8}$/.test(text.replaceAll(" ", ""));

/** How the bank reaches the customer: a plain form. Its fields look after themselves. */
export function ContactDetails() {
  const { t } = useTranslation("minside");
  const [error, setError] = useState<string>();
  const phone = useRef<HTMLInputElement>(null);
  const id = useId();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get("phone");
    const isRight = typeof written === "string" && isPhone(written);
    setError(isRight ? undefined : t("contact.phone.error"));
    if (!isRight) return phone.current?.focus();
    toasts.push({ variant: "success", content: { title: t("contact.saved"), content: t("contact.saved.text") } });
  };
  const channels = (["app", "sms", "mail"] as const).map((value) => ({ value, label: t(`contact.channel.${value}`) }));
  const topics = (["in", "low", "bill"] as const).map((value) => ({ value, label: t(`contact.topics.${value}`) }));
  return (
    <section className="panel" id="kontakt" aria-labelledby={id}>
      <h2 id={id}>{t("contact")}</h2>
      <form className="form" noValidate onSubmit={save}>
        <TextField
          ref={phone}
          name="phone"
          type="tel"
          label={t("contact.phone")}
          help={t("contact.phone.help")}
          error={error}
          characters={8}
          autoComplete="tel-national"
        />
        <RadioGroup name="channel" legend={t("contact.channel")} options={channels} defaultValue="app" />
        <CheckboxGroup name="topics" legend={t("contact.topics")} options={topics} defaultValue={["bill"]} />
        <TextArea name="note" label={t("contact.note")} maxLength={250} rows={3} />
        <Checkbox name="paperless" label={t("contact.paperless")} defaultChecked />
        <div className="buttons">
          <Button variant="primary" type="submit">
            {t("contact.save")}
          </Button>
        </div>
      </form>
    </section>
  );
}
