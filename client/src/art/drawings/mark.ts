/** The mark of the house, in a square of 24. */

/** A high back with a notch where the crown would be, two arms, a seat, four feet. */
export const throne =
  'M6 13V4.2L4.8 2.6L6 .8L7.4 2.6L6.9 4H9.2L10.2 5.6H13.8L14.8 4H17.1L16.6 2.6L18 .8L19.2 2.6L18 4.2V13H21.6V15.4H20.6V23.2H17.6V20.2H6.4V23.2H3.4V15.4H2.4V13ZM8.4 7.6V13H15.6V7.6ZM6.4 15.4V17.8H17.6V15.4Z';
