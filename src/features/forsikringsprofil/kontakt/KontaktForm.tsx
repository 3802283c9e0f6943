import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { livkundeKontaktMutation } from "#api/livkunde.ts";
import { skadekundeKontaktMutation } from "#api/skadekunde.ts";
import { OfflineHint } from "#core/page/OfflineHint.tsx";
import { HttpError } from "#core/http/requestFailures.ts";
import type { InputError } from "#domain/kunde/mobilnummer.ts";
import type { KontaktChange } from "#api/optimisticKontakt.ts";
import { useWrite } from "#core/query/useWrite.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { refocus } from "#ui/form/refocus.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { TextField } from "#ui/form/text/TextField.tsx";
import { kontaktFields } from "./kontaktFields.ts";
import { RowForm } from "../RowForm.tsx";
import { useKeptInput } from "./useKeptInput.ts";

interface KontaktFormProps {
  readonly felt: KontaktChange["felt"];
  /** The registered value. */
  readonly value: string | undefined;
  /** The system that stores the contact details. */
  readonly keeper: "skadekunde" | "livkunde";
  /**
   * The e-mail address has to be given first: life insurance stores a number only together with one (spec: profil-18).
   */
  readonly needsEpost: boolean;
  /** What was typed before the session ended or the page was reloaded; undefined: nothing. */
  readonly restored: string | undefined;
  /** The customer number, by which a half-typed text is kept for its customer alone. */
  readonly kundenummer: string | undefined;
  readonly onClose: () => void;
}

type State =
  | { readonly status: "editing" | "saving" | "failed" }
  /** `byServer`: only the server knows when it is right. */
  | { readonly status: "refused"; readonly error: InputError; readonly byServer: boolean };

/**
 * Changes the e-mail address or the mobile number (spec: profil-14, profil-15). Closes when it is saved and keeps the
 * input until then.
 */
export function KontaktForm({
  felt,
  value = "",
  keeper,
  needsEpost,
  restored,
  kundenummer,
  onClose,
}: KontaktFormProps) {
  const { t } = useTranslation("forsikringsprofil");
  const field = kontaktFields[felt];
  const [typed, setTyped] = useState(() => restored ?? field.format(value));
  const keep = useKeptInput(felt, kundenummer);
  const [state, setState] = useState<State>({ status: "editing" });
  const input = useRef<HTMLInputElement>(null);
  const saveInSkade = useWrite(skadekundeKontaktMutation());
  const saveInLiv = useWrite(livkundeKontaktMutation());
  const save = keeper === "livkunde" ? saveInLiv : saveInSkade;

  const refuse = (error: InputError, byServer: boolean) => {
    flushSync(() => setState({ status: "refused", error, byServer }));
    refocus(input.current);
  };
  const submit = () => {
    if (needsEpost) {
      announcements.announce(t("mobil.needsEpost"));
      return;
    }
    const error = field.check(typed);
    if (error !== undefined) {
      refuse(error, false);
      return;
    }
    setState({ status: "saving" });
    const change = { felt, verdi: field.normalise(typed) };
    save.mutate(change, {
      onSuccess() {
        announcements.announce(t(`${felt}.saved`));
        onClose();
      },
      onError(error) {
        if (error instanceof HttpError && error.code === field.refusal) refuse("invalid", true);
        else setState({ status: "failed" });
      },
    });
  };
  const type = (text: string) => {
    setTyped(text);
    keep(text);
    if (state.status === "refused" && (state.byServer || field.check(text) === undefined))
      setState({ status: "editing" });
  };
  const cancel = () => {
    if (state.status === "saving") save.context?.undo();
    onClose();
  };

  return (
    <RowForm
      submitText={t("save")}
      cancelLabel={t(`${felt}.cancel`)}
      isSaving={state.status === "saving"}
      onSubmit={submit}
      onCancel={cancel}
    >
      <TextField
        ref={input}
        label={t(`${felt}.field`)}
        value={typed}
        onValueChange={type}
        type={field.type}
        autoComplete={field.autoComplete}
        help={t(`${felt}.help`)}
        error={state.status === "refused" ? t(`${felt}.${state.error}`) : undefined}
      />
      {restored !== undefined && <Message variant="info">{t("contact.restored")}</Message>}
      {needsEpost && <Message variant="info">{t("mobil.needsEpost")}</Message>}
      {state.status === "failed" && (
        <Message variant="error" title={t(`${felt}.failed`)}>
          <OfflineHint />
          {t("contact.kept")}
        </Message>
      )}
    </RowForm>
  );
}
