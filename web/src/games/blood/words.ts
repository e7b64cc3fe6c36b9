// A word of help for each kind of decision.
export const hints: Record<string, string> = {
  births:
    'Each couple has had its roll. You may try again for a child, but every try costs the mother a point of Constitution this turn, and she must survive it.',
  crowns:
    'The crown goes by blood. You may pass over a captive, or a woman who lives at her husband’s court; but a claimant weakens your whole court.',
  bidding:
    'Somebody of a family that nobody plays is to be wed. Entering costs Crowns at once; then all bid in secret.',
  court:
    'Choose somebody of your court, then propose a plain wedding, or write a contract clause by clause. What is signed binds: the table refuses what it forbids. All do this at once; say when you are done.',
  announcements: 'Princes of 15 take the field. Touch the province where each begins.',
  taxing:
    'All choose their rate in secret. The high rate brings more, but makes rebellions likelier, above all if your monarch lacks Charisma.',
  'paying-off': 'A province that rebels pays and yields nothing until it is paid off or your armies put it down.',
  upkeep: 'Every army and fleet costs Crowns each turn. What you do not pay for is disbanded.',
  raising:
    'Raise armies for your country, and touch a coast to launch a fleet there. Others raise at the same time, so you may look at what they do.',
  placing: 'Touch a home province: one army or fleet at a time, in turns.',
  march:
    'Touch a place where something of yours stands, say who goes, then touch where to. Numbers are points; a sword: the move ends there; a lock: by leave. Only goods in your capital are sold.',
  scorching: 'Foreign armies stand where your goods are. You may burn them before they are taken.',
  conflicts: 'Touch a province where your armies stand beside others, if you want to attack them.',
  battle: 'Each round both sides roll a die. You may fight on, retreat, or offer to surrender on terms.',
  marking: 'Touch a province where only your armies stand to take control of it.',
  cashing: 'Sets in your capital can be sold. Larger sets bring much more, so it may pay to wait.',
};
