import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { kundeadresserQuery, oppdaterAdresseMutation } from "#api/adresse.ts";
import { OfflineHint } from "#core/page/OfflineHint.tsx";
import { useWrite } from "#core/query/useWrite.ts";
import { adresseLines, mainAdresse } from "#domain/kunde/kundeadresse.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { RowForm } from "../RowForm.tsx";
import type { SuccessToast } from "../useSuccessToast.ts";

interface AdresseFormProps {
  /** The address that the customer has now. */
  readonly present: ReactNode;
  /** Names of postal places by code. */
  readonly poststeder: Readonly<Record<string, string>>;
  /** Outlives the form, which is closed after a success. */
  readonly toast: SuccessToast;
  readonly onClose: () => void;
}

/**
 * Updates the address from the population register: idle, then updating, then refreshed or failed (spec: profil-22).
 * The present address stays in view, and the toast says the new one (spec: profil-32).
 */
export function AdresseForm({ present, poststeder, toast, onClose }: AdresseFormProps) {
  const client = useQueryClient();
  const { t } = useTranslation("forsikringsprofil");
  const [status, setStatus] = useState<"idle" | "updating" | "failed">("idle");
  const update = useWrite(oppdaterAdresseMutation());

  /** The address as it was read again after the update; undefined when that failed. */
  const readAgain = (since: number): string | undefined => {
    const state = client.getQueryState(kundeadresserQuery().queryKey);
    if (state?.status !== "success" || state.dataUpdatedAt < since) return undefined;
    const adresse = mainAdresse(state.data ?? []);
    const { gate, gaardsnummer, bruksnummer, sted } = (adresse && adresseLines(adresse, poststeder)) ?? {};
    const gaard = [gaardsnummer, bruksnummer].filter(Boolean).join("/");
    return [gate, gaard, sted].filter(Boolean).join(", ") || undefined;
  };
  const submit = () => {
    const since = Date.now();
    setStatus("updating");
    toast.close();
    announcements.announce(t("address.updating"));
    update.mutate(undefined, {
      onSuccess() {
        announcements.announce("");
        const adresse = readAgain(since);
        toast.show(adresse === undefined ? t("address.updated") : t("address.updatedTo", { adresse }));
        onClose();
      },
      onError() {
        // The message says it; the update is over.
        announcements.announce("");
        setStatus("failed");
      },
    });
  };
  const cancel = () => {
    if (status === "updating") announcements.announce("");
    onClose();
  };
  return (
    <RowForm
      submitText={status === "updating" ? t("address.updating") : t("address.update")}
      cancelLabel={t("address.cancel")}
      isSaving={status === "updating"}
      onSubmit={submit}
      onCancel={cancel}
    >
      <div>{present}</div>
      <p>{t("address.how")}</p>
      {status === "failed" && (
        <Message variant="error" title={t("address.updateFailed")}>
          <OfflineHint />
          {t("address.updateFailed.text")}
        </Message>
      )}
    </RowForm>
  );
}
