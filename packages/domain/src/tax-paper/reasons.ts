/** Why a sale is made smaller, as it stands on a credit note for the Thai tax office. */

export const CHANGED_PLAN = 'เปลี่ยนแพ็กเกจ'
