export { AmountField } from '#src/app/work/AmountField.tsx'
