#include "tests/contract/blood_traits.h"

namespace regalia::contract {

INSTANTIATE_TYPED_TEST_SUITE_P(Blood, Contract, BloodTraits);

}  // namespace regalia::contract
