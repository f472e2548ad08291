export { BookingFormPage } from './form/BookingFormPage.tsx'
