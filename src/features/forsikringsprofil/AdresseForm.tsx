import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { oppdaterAdresseMutation } from "#api/adresse.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { RowForm } from "./RowForm.tsx";

/**
 * Updates the address from the population register: idle, then updating, then refreshed or failed (spec: profil-22).
 */
export function AdresseForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("forsikringsprofil");
  const [status, setStatus] = useState<"idle" | "updating" | "failed">("idle");
  const update = useMutation(oppdaterAdresseMutation());

  const submit = () => {
    setStatus("updating");
    announcements.announce(t("address.updating"));
    update.mutate(undefined, {
      onSuccess() {
        announcements.announce(t("address.updated"));
        onClose();
      },
      onError: () => setStatus("failed"),
    });
  };
  return (
    <RowForm
      submitText={status === "updating" ? t("address.updating") : t("address.update")}
      cancelLabel={t("address.cancel")}
      isSaving={status === "updating"}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p>{t("address.how")}</p>
      {status === "failed" && (
        <Message tone="error" title={t("address.updateFailed")}>
          {t("address.updateFailed.text")}
        </Message>
      )}
    </RowForm>
  );
}
