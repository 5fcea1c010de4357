/** The mark of the house, in a square of 24. */

/** A high back with a gap where the crown would be, two arms, a seat, and nobody. */
export const throne =
  'M5.2 3.6L4.3 2L6 -.2L7.7 2L7 3.6H17L16.3 2L18 -.2L19.7 2L18.8 3.6V11.8H22.5V14.6H21.5V23.6H18.5V20H5.5V23.6H2.5V14.6H1.5V11.8H5.2ZM8.5 11L7.9 5.6L10.2 8L12 4.8L13.8 8L16.1 5.6L15.5 11ZM5.5 14.6V16.9H18.5V14.6Z';
